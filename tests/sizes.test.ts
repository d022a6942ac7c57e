import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const longestFile = 150;
const longestFunction = 60;

/** The reason of a file stands in a comment at its top, the reason of a function in the lines before it. */
const reason = /^\s*(?:\/\/|\/?\*+)\s*Long because \S/;

const generated = ['cms/migrations/', 'cms/payload-types.ts', 'cms/app/', 'cms/.next/'];
const files = globSync(
  '{bench,cms,content,lib,sample,scripts,site,tests}/**/*.{ts,tsx,astro,mjs}',
  {
    cwd: root,
  },
).filter((file) => !generated.some((path) => file.startsWith(path)));

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n');

/** A call that describes tests is a list of them, not a function that someone must understand at once. */
function listsTests(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node.parent) && /(?:^|\.)describe\b/.test(node.parent.expression.getText())
  );
}

function longFunctionsOf(file: string): string[] {
  const lines = linesOf(file);
  const source = ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && !listsTests(node)) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const last = source.getLineAndCharacterOfPosition(node.end).line;
      const length = last - first + 1;
      const before = lines.slice(Math.max(0, first - 5), first);
      if (length > longestFunction && !before.some((line) => reason.test(line)))
        found.push(`${file}:${first + 1} has ${length} lines`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

test('a file over 150 lines says why', () => {
  const silent = files
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines.length > longestFile)
    .filter(({ lines }) => !lines.slice(0, 10).some((line) => reason.test(line)))
    .map(({ file, lines }) => `${file} has ${lines.length} lines`);
  expect(files.length).toBeGreaterThan(400);
  expect(silent).toEqual([]);
});

test('a function over 60 lines says why', () => {
  const parsed = files.filter((file) => !file.endsWith('.astro'));
  expect(parsed.flatMap(longFunctionsOf)).toEqual([]);
});
