import type { EntryPerson } from './entry.ts';
import { fold } from './fold.ts';

/** Names that stand more than once in a list, however their accents were typed; each as it stands first. */
export function namesakesIn(people: readonly Pick<EntryPerson, 'name'>[]): string[] {
  const byName = Map.groupBy(people, ({ name }) => fold(name));
  return [...byName.values()].flatMap(([first, ...others]) =>
    first && others.length > 0 ? first.name : [],
  );
}
