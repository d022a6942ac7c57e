import { expect, it } from 'vitest';
import { examplePdf } from './example-pdf.ts';

it('is a titled, tagged PDF in Portuguese, the same each time it is made', async () => {
  const content = { title: 'Lei nº 1: Esporte', heading: 'Esporte', paragraphs: ['Art. 1º'] };
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
