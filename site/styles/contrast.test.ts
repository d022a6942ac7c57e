import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const values = (block: string | undefined) =>
  [...(block ?? '').matchAll(/^\s+([\w-]+: .+;)$/gm)].map((match) => match[1]);

test('the visitor who chooses contrast and the one whose system asks for it see the same', () => {
  const [chosen, asked] = read('contrast.css').split('@media');
  expect(values(chosen).length).toBeGreaterThan(9);
  expect(values(asked)).toEqual(values(chosen));
});

test('every colour of the page has its value in contrast', () => {
  const shades = [...read('contrast.css').matchAll(/(--[\w-]+): #/g)].map((match) => match[1]);
  const colours = [...read('tokens.css').matchAll(/^ +(--[\w-]+): (.*(?:light-dark|#).*);$/gm)];
  expect(colours.length).toBeGreaterThan(40);
  const without = colours.filter(
    ([, , value = '']) => !shades.includes(value.match(/^var\((--[\w-]+),/)?.[1]) && hasOwn(value),
  );
  expect(without.map((match) => match[1])).toEqual([]);
});

/** A colour that is made of other tokens alone takes their values in contrast. */
const hasOwn = (value: string) => value.includes('#');
