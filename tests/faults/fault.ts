import type { Portal } from '../support/portal.ts';
import type { Answer } from './answers.ts';
import type { Load } from './load.ts';

/** What of a portal a fault can touch. */
export type Target = Pick<Portal, 'site' | 'admin' | 'dataDir' | 'process' | 'output'>;

export interface Scene {
  target: Target;
  load: Load;
  /** The figures of the issue instead of short ones. */
  long: boolean;
  /** Lets a fault last, and until some have read and written (or only read) during it. */
  hold: (kinds?: Answer['kind'][]) => Promise<void>;
  /** Stands in the table beside the fault. */
  note: (words: string) => void;
  /** Something that must not be. */
  wrong: (words: string) => void;
}

/** A portal that is prepared for one fault. */
export interface Ground {
  settings: Record<string, string>;
  /** After the portal has stopped. */
  remove: () => void | Promise<void>;
}

export interface Fault {
  /** For `--only`. */
  key: string;
  /** In the table. */
  name: string;
  /** How long it lasts: usually, and in a long run. */
  seconds: readonly [usual: number, long: number];
  /** Why it can't be caused on this machine. */
  impossible?: () => string | undefined;
  /** The program that answers is dead for a while. */
  mayDrop?: boolean;
  /** Without it the portal is the one that several faults share. */
  prepare?: (dataDir: string) => Promise<Ground>;
  /** Causes it, and returns when it has ended: from then on everything must become well without a hand. */
  cause: (scene: Scene) => Promise<void>;
  /** After visitors are well again, and the last of them has left. */
  check?: (scene: Scene) => Promise<void>;
}
