import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siteMemoryFlags } from '../../../lib/memory-flags.ts';

interface KeepMirrorOptions {
  version: () => Promise<number>;
  /** Copies once; resolves with whether it went well. */
  copy?: () => Promise<boolean>;
  clock?: () => number;
}

/** What tells the day and the hour changes without a publication. */
const atLeastEveryMs = 60 * 60_000;
/** Editors correct what they just published; one copy holds all of that. */
const restMs = 60_000;
const lookEveryMs = 15_000;

/** Copies after each publication, and once an hour. Returns what to do at each look. */
export function createMirrorKeeper({
  version,
  copy = startCopy,
  clock = () => performance.now(),
}: KeepMirrorOptions) {
  let copied: { version: number; at: number } | undefined;
  let restUntil = Number.NEGATIVE_INFINITY;
  let copying = false;

  return async function look(): Promise<void> {
    if (copying || clock() < restUntil) return;
    copying = true;
    try {
      const at = clock();
      const current = await version().catch(() => undefined);
      // The database is away: the last copy stays.
      if (current === undefined) return;
      if (copied?.version === current && at - copied.at < atLeastEveryMs) return;
      // The number was read before, so what is published meanwhile is copied next time.
      if (await copy()) copied = { version: current, at };
      restUntil = clock() + restMs;
    } finally {
      copying = false;
    }
  };
}

export function keepMirror(options: KeepMirrorOptions): void {
  const look = createMirrorKeeper(options);
  setInterval(() => void look(), lookEveryMs).unref();
}

/** A process of its own: it is slow on purpose, and its memory is free afterwards. */
function startCopy(): Promise<boolean> {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [...siteMemoryFlags, script], {
    // The channel closes when we end, even by force; then the copy ends too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}
