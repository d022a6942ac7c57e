import { expect, it } from 'vitest';
import { cancelWords } from './link-words.ts';

it("B17: who cancelled may 'Inscrever-se de novo'", () => {
  expect(cancelWords.done.links.map(({ name }) => name)).toContain('Inscrever-se de novo');
});
