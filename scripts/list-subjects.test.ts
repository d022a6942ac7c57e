import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subjectLists } from './list-subjects.ts';
import { root } from './run.ts';

test.each(Object.entries(subjectLists))('%s is what the register says', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});
