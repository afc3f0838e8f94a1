import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** A module of these tests as a file that Node runs; packages stay outside and are found from there. */
export async function bundle(name: string): Promise<string> {
  const outfile = fileURLToPath(new URL(`node_modules/.bundles/${name}.mjs`, import.meta.url));
  const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, platform: "node", format: "esm", packages: "external" });
  return outfile;
}
