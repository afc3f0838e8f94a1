/**
 * The validators compared. Each turns its own form of errors into RFC 6901 pointers, as a careful reader of its
 * documentation would.
 */
import { ajv, ajvAsItStands } from "./ajv.mjs";
import { ata } from "./ata.mjs";
import { cfworker } from "./cfworker.mjs";
import { hyperjump } from "./hyperjump.mjs";
import { schemasafe } from "./schemasafe.mjs";
import { straightedge } from "./straightedge.mjs";
import { typebox } from "./typebox.mjs";
import { zod } from "./zod.mjs";

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {(schema: any) => Judge | Promise<Judge>} prepare throws where the peer refuses the schema
 *
 * @typedef {(value: unknown) => import("../score.mjs").Report[]} Judge
 */

/** @type {readonly Peer[]} */
export const peers = [straightedge, ajv, ajvAsItStands, ata, typebox, schemasafe, cfworker, hyperjump, zod];
