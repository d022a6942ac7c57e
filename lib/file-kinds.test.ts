import { expect, test } from 'vitest';
import { kindOfFile } from './file-kinds.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['%PDF-1.7\n…', 'pdf'],
  ['\xff\xd8\xff\xe0JFIF', 'photo'],
  ['\x89PNG\r\n\x1a\n', 'photo'],
  ['RIFF1234WEBPVP8 ', 'photo'],
  ['RIFF1234WAVEfmt ', undefined],
  ['<!doctype html><script>', undefined],
  ['MZ\x90', undefined],
  [' %PDF-1.7', undefined],
  ['', undefined],
])('%j is %s', (text, kind) => {
  expect(kindOfFile(bytes(text))).toBe(kind);
});
