import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';

const words = {
  heading: 'Confirme <já>',
  paragraphs: ['Linha & linha\noutra'],
  action: { label: 'Confirmar', address: 'https://exemplo.ap.gov.br/x?a=1&b="2"' },
  footer: ['Você pediu isto.'],
};

test('both parts say the same, and what was typed stays text', () => {
  const { text, html } = composeMail(words);
  for (const part of ['Confirmar', 'Você pediu isto.']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('Confirmar:\nhttps://exemplo.ap.gov.br/x?a=1&b="2"');
  expect(html).toContain('Confirme &lt;já&gt;');
  expect(html).toContain('Linha &amp; linha<br>outra');
  expect(html).toContain('href="https://exemplo.ap.gov.br/x?a=1&amp;b=&quot;2&quot;"');
});

test('a link in the small print is written out in the text and behind words in HTML', () => {
  const footer = [{ label: 'Sair', address: 'https://exemplo.ap.gov.br/sair?a=1&b=2' }];
  const { text, html } = composeMail({ ...words, footer });
  expect(text).toContain('Sair: https://exemplo.ap.gov.br/sair?a=1&b=2');
  expect(html).toContain('<a href="https://exemplo.ap.gov.br/sair?a=1&amp;b=2">Sair</a>');
});

test('without something to do there is no link', () => {
  const { action: _, ...rest } = words;
  expect(composeMail(rest).html).not.toContain('<a ');
});
