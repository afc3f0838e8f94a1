import type { Engine } from "../schema/validator.ts";
import type { Thread } from "./threads.ts";

/** What the command needs of the world. */
export interface Surroundings {
  readonly engine: Engine;
  readonly version: string;
  /** Called only if it is to be read. */
  readonly readStdin: () => AsyncIterable<Uint8Array>;
  /** Called only by what runs until it is interrupted: its signal then aborts, and the process goes on. */
  readonly interruption: () => AbortSignal;
  /** Resolves when more can be written. */
  readonly write: (text: string) => Promise<void>;
  readonly complain: (text: string) => void;
  /** Starts a thread that judges calls: see `threads.ts`. */
  readonly startThread: () => Thread;
  /** Whether what is written goes to a terminal that shows colours. */
  readonly hasColors: boolean;
  /** The terminal that progress is shown on; undefined where there is none. */
  readonly screen?: Screen;
}

export interface Screen {
  /** Characters in a line. */
  readonly columns: () => number;
  readonly draw: (text: string) => void;
}

/** 0: all is right. 1: something was found that is not. 2: the run did not work. */
export type ExitCode = 0 | 1 | 2;
