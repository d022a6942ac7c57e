import { expect, test } from 'vitest';
import { escapeXml, xmlText } from './xml-text.ts';

test('what XML forbids goes, what it allows stays', () => {
  expect(xmlText('a\u0000b\u0008c\u001Fd\uFFFEe')).toBe('abcde');
  expect(xmlText('linha\n\toutra 🏊 × ç')).toBe('linha\n\toutra 🏊 × ç');
  expect(xmlText('meia letra \uD83C')).toBe('meia letra \uFFFD');
});

test('markup becomes text', () => {
  expect(escapeXml('<b>"Rios" & cia</b>')).toBe('&lt;b&gt;&quot;Rios&quot; &amp; cia&lt;/b&gt;');
});
