import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints, resolveBreakpoints } from './breakpoints.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

const site = new URL('..', import.meta.url);
const sheets = globSync('**/*.css', { cwd: site })
  .sort()
  .map((path) => readSheet(path, readFileSync(new URL(path, site), 'utf8')));

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** In rem, the whole values of tokens: spaces, type, controls. */
const scale = [...tokens.matchAll(/--[\w-]+: (\d*\.?\d+)rem;/g)].map(([, value]) => Number(value));

/**
 * In rem, what is left beside the tokens: small type and small gaps inside a component, the ends of fluid type,
 * and the sizes of pictures, columns and figures. A new length is taken from the tokens or from here before
 * this list grows.
 */
const others = [
  ...[
    0.125, 0.375, 0.625, 0.8125, 0.875, 1.375, 1.75, 1.875, 2.25, 2.5, 3.5, 3.75, 4.25, 4.5, 4.75,
    5,
  ],
  ...[
    5.25, 5.5, 5.75, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 15,
    16,
  ],
  ...[17, 18, 19, 20, 21, 21.5, 22, 24, 26, 27, 28, 30, 32, 34, 38, 40, 44, 46, 48, 54],
  // The 600 px that the specification gives to the list of recordings.
  37.5,
];

const lengths = new Set([...scale, ...others]);

/** What has a token is written as the token. */
const named: [RegExp, string][] = [
  [/^(row-|column-)?gap: 0\.(25|5|75)rem$/, 'var(--s1), var(--s2), var(--s3)'],
  [/^(margin|padding)(-\w+)*: (0\.(25|5|75)|1)rem$/, 'var(--s1) to var(--s4)'],
  [/^(min-)?(height|width): 2\.75rem$/, 'var(--target)'],
  [/^(min-)?height: 3\.25rem$/, 'var(--control)'],
  [/^font-size: 1\.25rem$|^font: \d+ 1\.25rem /, 'var(--t-4)'],
  [/^font-size: 1\.125rem$|^font: \d+ 1\.125rem /, 'var(--t-5)'],
  [/^font-size: 1\.0625rem$|^font: \d+ 1\.0625rem /, 'var(--t-body)'],
  [/^font-size: 0\.9375rem$|^font: \d+ 0\.9375rem /, 'var(--t-small)'],
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

test('the list holds no length that nobody uses, and none that has a token', () => {
  const used = sheets
    .filter(({ path }) => path !== 'styles/tokens.css')
    .flatMap(({ rules }) => rules.flatMap(({ declarations }) => declarations))
    .flatMap((declaration) =>
      [...declaration.matchAll(/(\d*\.?\d+)rem/g)].map(([, n]) => Number(n)),
    );
  expect(others.filter((length) => !used.includes(length) || scale.includes(length))).toEqual([]);
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

test('what asks for a width asks the page: the other containers hold initials and a score', () => {
  const containers = sheets.flatMap(({ rules }) =>
    rules
      .filter(({ declarations }) => declarations.some((one) => /^container(-type)?:/.test(one)))
      .map(({ selector }) => selector),
  );
  expect(containers.sort()).toEqual(['.frame--initials', '.result-poster', 'html']);
});

test('a name becomes its width, and only in a question', () => {
  expect(resolveBreakpoints('@container page (--phone) { a { gap: var(--phone); } }')).toBe(
    '@container (width < 44rem) { a { gap: var(--phone); } }',
  );
  expect(() => resolveBreakpoints('@media (--telephone) {}')).toThrow('--telephone');
});
