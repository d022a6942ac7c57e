import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endIslands, showIsland, takeOver } from '../../tests/support/take-over.ts';
import type { IslandExamples } from './examples.ts';

const modules = import.meta.glob<{ examples: IslandExamples }>('../**/*.example.tsx', {
  eager: true,
});
const islands = Object.keys(import.meta.glob('../**/*.island.tsx'));

/** React's marks between texts are no part of what one sees. */
const withoutComments = (html: string) => html.replace(/<!--.*?-->/g, '');

// Some ask the server for news as soon as they are there: it does not answer here.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  endIslands();
  vi.unstubAllGlobals();
});

test('each island has examples', () => {
  const shown = Object.values(modules).map(({ examples }) => `../${examples.from}.island.tsx`);
  expect(shown.sort()).toEqual(islands.sort());
});

describe.each(Object.values(modules).map(({ examples }) => [examples.from, examples] as const))(
  '%s',
  (_, examples) => {
    test.each(Object.keys(examples.states))(
      '%s: nothing changes when it is taken over',
      async (state) => {
        const sent = showIsland(examples, state).innerHTML;
        const taken = await takeOver(examples, state);
        expect(withoutComments(taken.innerHTML)).toBe(withoutComments(sent));
      },
    );
  },
);
