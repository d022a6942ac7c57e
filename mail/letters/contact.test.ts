import { expect, test } from 'vitest';
import { answerMail, receiptMail } from './contact.ts';

const written = {
  protocol: '2026-A1B2C3',
  subject: 'sugestao',
  about: '',
  message: 'Uma <b>quadra</b>\npara o bairro.',
} as const;
const siteUrl = 'https://esporte.example';

test('a receipt says the number, the subject, the day and where to follow, and nothing typed', () => {
  const typed = { ...written, name: 'Rosa', day: '2026-11-15' };
  const { subject, text, html } = receiptMail(typed, siteUrl);
  expect(subject).toBe('Recebemos sua mensagem: protocolo 2026-A1B2C3');
  expect(text).toContain(
    'Protocolo: 2026-A1B2C3\nAssunto: Sugestão\nRecebida em 15 de novembro de 2026\n',
  );
  for (const part of [text, html]) expect(part).not.toMatch(/quadra|bairro|Rosa/);
  expect(text).toContain('https://esporte.example/fale-conosco/acompanhar?protocolo=2026-A1B2C3');
});

test('a nomination is repeated with what was given, and no more', () => {
  const nominee = { name: 'Rosa', sport: 'Canoagem', municipality: '', achievements: null };
  const { text } = answerMail({ ...written, nominee, answer: 'Vem aí.' }, siteUrl);
  expect(text).toContain('Atleta indicado: Rosa\nModalidade: Canoagem\n');
  expect(text).not.toMatch(/Município|Conquistas/);
});

test('an answer comes before what was asked', () => {
  const { subject, text, html } = answerMail({ ...written, answer: 'Vem aí.' }, siteUrl);
  expect(subject).toContain('Resposta');
  expect(text).toContain('Assunto: Sugestão\n\nSua mensagem:\nUma <b>quadra</b>\npara o bairro.');
  expect(text).not.toContain('Sobre:');
  expect(html).toContain('Uma &lt;b&gt;quadra&lt;/b&gt;<br>para o bairro.');
  expect(text.indexOf('Vem aí.')).toBeLessThan(text.indexOf('quadra'));
});
