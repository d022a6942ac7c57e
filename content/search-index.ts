import { readContentVersion } from './content-version.ts';
import { follow } from './search/follow.ts';
import type { HeldIndex } from './search/held-index.ts';
import { type SearchThread, startThread, ThreadEnded } from './search/thread.ts';

interface Index {
  thread: SearchThread;
  /** The content's number that it has taken in. */
  version: number | undefined;
}

let thread: SearchThread | undefined;
let opened: Promise<Index> | undefined;
let following: Promise<void> | undefined;
/** How often it became unknown what the index has to do with the database, and how often that was mended. */
let doubts = 0;
let mended = 0;
const isDoubtful = () => doubts > mended;

const lookEveryMs = 1000;
/** For what the moments of change can't tell, such as those of a clock that was wrong. */
const compareEveryMs = 60 * 60_000;

/** Asks the index of what is published now. A thread that ended is replaced, once per question. */
export async function askIndex<Name extends keyof HeldIndex>(
  name: Name,
  ...args: Parameters<HeldIndex[Name]>
): Promise<ReturnType<HeldIndex[Name]>> {
  const ask = async () => (await openIndex()).call(name, ...args);
  return ask().catch((error: unknown) => {
    if (error instanceof ThreadEnded) return ask();
    throw error;
  });
}

/** Keeps the index at what is published, so that whoever searches finds it ready. */
export function keepIndex(): void {
  // Whoever searches gets the failure.
  const look = async () => {
    await openIndex().catch(() => undefined);
    setTimeout(look, lookEveryMs).unref();
  };
  const compare = () => void followOnce(true).catch(() => undefined);
  setInterval(compare, compareEveryMs).unref();
  void look();
}

/** After the database was replaced, the numbers say nothing about what was indexed. */
export function forgetIndex(): void {
  doubts += 1;
}

/**
 * After a publication, searches wait until it is indexed: an older answer would be cached as a page of the
 * new version. While the database is away, the last index is used.
 */
async function openIndex(): Promise<SearchThread> {
  const index = await holdIndex();
  const version = await readContentVersion().catch((error: unknown) => {
    if (index.version === undefined) throw error;
    return index.version;
  });
  if (index.version !== version || isDoubtful()) await followOnce();
  // What was under way may have begun before this publication.
  if ((index.version ?? version) < version || isDoubtful()) await followOnce();
  return index.thread;
}

function holdIndex(): Promise<Index> {
  if (!opened || !thread || thread.hasEnded()) {
    thread = startThread();
    opened = meet(thread);
  }
  return opened;
}

/** What the thread brings along from the file. */
async function meet(started: SearchThread): Promise<Index> {
  return { thread: started, version: (await started.call('begin'))?.version };
}

/** However many ask at once, it is done once. */
function followOnce(everything = isDoubtful()): Promise<void> {
  following ??= followNow(everything).finally(() => {
    following = undefined;
  });
  return following;
}

async function followNow(everything: boolean): Promise<void> {
  const before = doubts;
  const index = await holdIndex();
  index.version = await follow(index.thread, everything);
  if (everything) mended = before;
}
