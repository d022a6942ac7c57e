import { inflateSync } from 'node:zlib';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { legislationKinds } from '../lib/vocabulary.ts';
import { examplePdf, face } from './example-pdf.ts';
import { legislation } from './legislation.ts';

const content = { title: 'Lei nº 1: Esporte', heading: 'Esporte', paragraphs: ['Art. 1º'] };
// Long enough for a second page.
const long = { ...content, paragraphs: ['§ 1º Fica instituído o esporte. '.repeat(150)] };

/** What a page draws, operator by operator. */
const drawn = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((text) => / Tf\b/.test(text));

it('is a titled, tagged PDF in Portuguese, the same each time it is made', async () => {
  const file = await examplePdf(content);
  const text = file.toString('latin1');
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  for (const mark of [
    /\/MarkInfo \d+ 0 R/,
    /\/Marked true/,
    /\/StructTreeRoot \d+ 0 R/,
    /\/Lang \(pt-BR\)/,
    /\/DisplayDocTitle true/,
    /\/S \/H1/,
    /\/S \/P/,
  ])
    expect(text).toMatch(mark);
  // Not ASCII, so written as UTF-16 with its mark.
  const title = Buffer.from(`\uFEFF${content.title}`, 'utf16le').swap16();
  expect(file.includes(title)).toBe(true);
  expect((await examplePdf(content)).equals(file)).toBe(true);
});

it('says that it is PDF/UA, and has what that asks for', async () => {
  const file = await examplePdf(long);
  const text = file.toString('utf8');
  expect(text).toMatch(/\/Metadata \d+ 0 R/);
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(text).toMatch(/<dc:title>.*Lei nº 1: Esporte.*<\/dc:title>/s);
  // Every face is within, with the letters that its glyphs stand for.
  expect(text.match(/\/Subtype \/Type0/g)).toHaveLength(1);
  expect(text).toMatch(/\/FontFile2 \d+ 0 R/);
  expect(text).toMatch(/\/ToUnicode \d+ 0 R/);
  expect(text).not.toMatch(/\/Subtype \/Type1\b/);
  // A reader follows the order of the tags on each page.
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(2);
  expect(text.match(/\/Tabs \/S/g)).toHaveLength(2);
  const pages = drawn(file);
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    let open = 0;
    for (const [operator] of page.matchAll(/\b(?:BDC|BMC|EMC|BT)\b/g)) {
      if (operator === 'BT') expect(open, 'no words outside the tags').toBe(1);
      else open += operator === 'EMC' ? -1 : 1;
    }
    expect(open).toBe(0);
  }
});

it('has a letter for everything that the sample’s laws say', () => {
  const known = new Set(create(face).characterSet);
  const words = legislation.flatMap(({ kind, number, year, title, document }) => [
    `${legislationKinds[kind]} nº ${number}/${year}`,
    title,
    ...document,
  ]);
  const missing = [...new Set(words.join(''))].filter(
    (letter) => !known.has(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});
