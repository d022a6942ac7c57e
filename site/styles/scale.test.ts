import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints, resolveBreakpoints } from './breakpoints.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

const site = new URL('..', import.meta.url);
const sheets = globSync('**/*.css', { cwd: site })
  .sort()
  .map((path) => readSheet(path, readFileSync(new URL(path, site), 'utf8')));

/**
 * In rem. Spaces, type, controls and bands come from tokens.css; these are what is left: small type and
 * small gaps inside a component, fluid type of its own, and the sizes of pictures, columns and figures.
 * A new length is taken from here or from the tokens before this list grows.
 */
const lengths = new Set([
  ...[0.125, 0.1875, 0.25, 0.3125, 0.375, 0.45, 0.5, 0.625, 0.6875, 0.7, 0.75, 0.8, 0.8125],
  ...[0.875, 0.9, 0.9375, 0.95, 1, 1.05, 1.0625, 1.1, 1.125, 1.1875, 1.2, 1.25, 1.3, 1.3125],
  ...[1.35, 1.375, 1.4, 1.5, 1.6, 1.625, 1.75, 1.875, 2, 2.125, 2.25, 2.4, 2.5, 2.6, 2.75],
  ...[2.875, 3, 3.125, 3.25, 3.5, 3.75, 4, 4.25, 4.5, 4.75, 5, 5.25, 5.5, 5.75, 5.875, 6],
  ...[6.125, 6.25, 6.5, 7, 7.25, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5],
  ...[14, 14.5, 15, 16, 17, 18, 19, 20, 20.5, 21, 21.5, 22, 23, 24, 26, 27, 28, 30, 32, 34],
  ...[37.5, 38, 38.5, 40, 44, 46, 48, 52, 54, 62],
]);

/** What has a token is written as the token. */
const named: [RegExp, string][] = [
  [/^(min-)?(height|width): 2\.75rem$/, 'var(--target)'],
  [/^(min-)?height: 3\.25rem$/, 'var(--control)'],
  [/^font-size: 1\.25rem$|^font: \d+ 1\.25rem /, 'var(--t-4)'],
  [/^font-size: 1\.125rem$|^font: \d+ 1\.125rem /, 'var(--t-5)'],
  [/clamp\(3rem, 6vw, 5\.5rem\)/, 'var(--band)'],
];

function offScale(all: Sheet[]): string[] {
  return all
    .filter(({ path }) => path !== 'styles/tokens.css')
    .flatMap(({ path, rules }) =>
      rules
        .flatMap(({ declarations }) => declarations)
        .filter(
          (declaration) =>
            [...declaration.matchAll(/(\d*\.?\d+)rem/g)].some(([, n]) => !lengths.has(Number(n))) ||
            named.some(([raw]) => raw.test(declaration)),
        )
        .map((declaration) => `${path}: ${declaration}`),
    );
}

test('lengths come from the scale', () => {
  expect(offScale(sheets)).toEqual([]);
});

test('a length beside the scale is found', () => {
  const made = '.a { gap: 1.23rem; } .b { min-height: 2.75rem; } .c { gap: 1.25rem; }';
  expect(offScale([readSheet('a.css', made)])).toEqual([
    'a.css: gap: 1.23rem',
    'a.css: min-height: 2.75rem',
  ]);
});

test('widths are asked by name, and every name is used', () => {
  const asked = sheets
    .flatMap(({ rules }) => rules.flatMap(({ inside }) => inside))
    .filter((around) => /width|^@container|\(--/.test(around));
  const names = asked.map(
    (around) => around.match(/^@(?:container page|media) \((--[\w-]+)\)$/)?.[1],
  );
  expect([...new Set(names)].sort()).toEqual(Object.keys(breakpoints).sort());
});

test('a name becomes its width, and only in a question', () => {
  expect(resolveBreakpoints('@container page (--phone) { a { gap: var(--phone); } }')).toBe(
    '@container page (width < 44rem) { a { gap: var(--phone); } }',
  );
  expect(() => resolveBreakpoints('@media (--telephone) {}')).toThrow('--telephone');
});
