import { expect, test } from 'vitest';
import {
  type Answer,
  countStatuses,
  isForeign,
  judgeRead,
  judgeWrite,
  listProtocols,
  listWrongs,
  secondsUntilGood,
  slowestMs,
} from './answers.ts';

const answer = (part: Partial<Answer>): Answer => ({
  ...{ kind: 'read', askedAt: 0, ms: 10, status: 200 },
  ...part,
});
const html = 'text/html; charset=utf-8';
const page = (text: string) => `<!doctype html><html lang="pt-BR" class="x">${text}</html>\n`;

test('statuses are counted in their order, visitors without an answer last', () => {
  const statuses = [503, 200, 0, 200, 303];
  expect(countStatuses(statuses.map((status) => answer({ status })))).toBe(
    '200 × 2, 303 × 1, 503 × 1, sem resposta × 1',
  );
  expect(countStatuses([])).toBe('');
});

test('a read is right with a whole page in Portuguese', () => {
  expect(judgeRead(200, html, page('Agenda'))).toBeUndefined();
  expect(judgeRead(503, html, page('Agenda'))).toBe('503 em vez da última página boa');
  expect(judgeRead(200, html, '<html lang="en"></html>')).toBe('página em outra língua');
  expect(judgeRead(200, html, '<html lang="pt-BR">')).toBe('página incompleta');
});

test('a refused message keeps what was typed', () => {
  const words = 'Não foi possível salvar agora. Ana';
  expect(judgeWrite(303, '', '', ['Ana'])).toBeUndefined();
  expect(judgeWrite(503, html, page(words), ['Ana'])).toBeUndefined();
  expect(judgeWrite(503, html, page(words), ['Bia'])).toBe('503 sem o que foi digitado');
  expect(judgeWrite(503, html, page('Ana'), ['Ana'])).toBe('503 sem as palavras do portal');
  expect(judgeWrite(500, html, page(words), ['Ana'])).toBe('500 a uma mensagem');
});

test('English is found in plain answers, and a page says its language', () => {
  expect(isForeign('text/plain', 'Bad Request')).toBe(true);
  expect(isForeign('application/json', '{"error":"Not Found"}')).toBe(true);
  expect(isForeign('text/plain', 'O pedido está malformado.')).toBe(false);
  expect(isForeign(html, page('invalid'))).toBe(false);
});

test('well again is the first good answer to what was asked after the end', () => {
  const answers = [
    answer({ askedAt: 900, ms: 300 }),
    answer({ askedAt: 1100, status: 0 }),
    answer({ askedAt: 1300, ms: 100, wrong: 'página incompleta' }),
    answer({ askedAt: 1500, ms: 500 }),
    answer({ askedAt: 3000 }),
    answer({ kind: 'write', askedAt: 1200, status: 503 }),
  ];
  expect(secondsUntilGood(answers, 'read', 1000)).toBe(1);
  expect(secondsUntilGood(answers, 'write', 1000)).toBeUndefined();
});

test('what was wrong is told once; nobody answers for a dead program', () => {
  const answers = [
    answer({ status: 0 }),
    answer({ wrong: 'página incompleta' }),
    answer({ wrong: 'página incompleta' }),
  ];
  expect(listWrongs(answers, true)).toEqual(['leitura: página incompleta (2)']);
  expect(listWrongs(answers, false)).toContain('leitura: sem resposta (1)');
});

test('protocols and the slowest answer', () => {
  const answers = [answer({ ms: 5 }), answer({ kind: 'write', ms: 9, protocol: '2026-ABCDEF' })];
  expect(listProtocols(answers)).toEqual(['2026-ABCDEF']);
  expect(slowestMs(answers, 'read')).toBe(5);
});
