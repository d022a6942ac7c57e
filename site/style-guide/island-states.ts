import type { IslandExamples } from '../islands/examples.ts';

/** Beside each island stand its states: tests walk the same list. */
const modules = import.meta.glob<{ examples: IslandExamples }>('../**/*.example.tsx', {
  eager: true,
});

export const islandExamples = Object.values(modules).map(({ examples }) => examples);

/** 'agenda/month-grid/with-a-chosen-day' */
export const nameOf = (from: string, state: string): string =>
  `${from}/${state.replace(/\W+/g, '-')}`;

/** An island in the state of that name. */
export function islandState(name: string) {
  for (const { states, ...island } of islandExamples)
    for (const [state, props] of Object.entries(states))
      if (nameOf(island.from, state) === name) return { ...island, state, props };
  return undefined;
}
