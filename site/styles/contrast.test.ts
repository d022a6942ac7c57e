import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const values = (block: string | undefined) =>
  [...(block ?? '').matchAll(/^\s+([\w-]+: .+;)$/gm)].map((match) => match[1]);

test('the visitor who chooses contrast and the one whose system asks for it see the same', () => {
  const [chosen, asked] = read('contrast.css').split('@media');
  expect(values(chosen).length).toBeGreaterThan(50);
  expect(values(asked)).toEqual(values(chosen));
});

test('every colour of the page has its value in contrast', () => {
  const coloured = [...read('tokens.css').matchAll(/^ +(--[\w-]+): (?:light-dark|#)/gm)];
  const contrast = read('contrast.css');
  expect(coloured.length).toBeGreaterThan(40);
  expect(
    coloured.map((match) => match[1]).filter((name) => !contrast.includes(`${name}:`)),
  ).toEqual([]);
});
