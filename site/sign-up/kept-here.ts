import type { EntryPerson } from '../../lib/entry.ts';
import { retention } from '../../lib/retention.ts';

type People = readonly EntryPerson[];

/** What is kept on this device, only for who asked for it, until it is sent. */
interface KeptHere {
  people: People;
  /** What the portal had then: when it has something else now, another device has written it. */
  from: string;
  at: number;
}

const start = 'inscricao ';
const lifeMs = retention.entryDraftDays * 86_400_000;

/** Browsers may refuse to keep anything, and others may have written here. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const textOf = (people: People) => JSON.stringify(people);
const keptAt = (name: string) =>
  attempt(() => JSON.parse(localStorage.getItem(name) ?? '') as KeptHere);

export const keepHere = (key: string, people: People, from: People): void =>
  attempt(() => {
    const kept: KeptHere = { people, from: textOf(from), at: Date.now() };
    localStorage.setItem(start + key, JSON.stringify(kept));
  });

export const forgetHere = (key: string): void =>
  attempt(() => localStorage.removeItem(start + key));

/** What is too old, whatever its key. */
export function forgetOld(): void {
  for (const name of attempt(() => Object.keys(localStorage)) ?? [])
    if (name.startsWith(start) && Date.now() - (keptAt(name)?.at ?? 0) > lifeMs)
      attempt(() => localStorage.removeItem(name));
}

/** Whether something is kept for this key, and what of it is newer than what the portal has. */
export function readHere(key: string, there: People): { newer: People | undefined } | undefined {
  const kept = keptAt(start + key);
  if (!kept) return undefined;
  return { newer: kept.from === textOf(there) ? kept.people : undefined };
}
