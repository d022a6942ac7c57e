import { expect, test } from 'vitest';
import { problemOfReason, waitingFor } from './answer-term.ts';

const now = new Date('2026-06-18T12:00:00-03:00');
const since = (createdAt: string, subject: 'informacao' | 'reclamacao', extended = false) =>
  waitingFor({ createdAt, subject, extended }, now);

test('a complaint has thirty days, a request for information twenty', () => {
  expect(since('2026-06-01T10:00:00-03:00', 'reclamacao')).toEqual({
    name: 'Fale Conosco',
    age: 17,
    term: 30,
    left: 13,
    due: '2026-07-01',
  });
  expect(since('2026-06-01T10:00:00-03:00', 'informacao')).toMatchObject({ term: 20, left: 3 });
});

test('a longer term is thirty days more, or ten', () => {
  expect(since('2026-05-01T10:00:00-03:00', 'reclamacao', true)).toMatchObject({ left: 12 });
  expect(since('2026-05-25T10:00:00-03:00', 'informacao', true)).toMatchObject({ left: 6 });
});

test('the last day is not late, the next one is', () => {
  expect(since('2026-05-19T23:59:59-03:00', 'reclamacao').left).toBe(0);
  expect(since('2026-05-18T23:59:59-03:00', 'reclamacao').left).toBe(-1);
});

test('days are those of Amapá', () => {
  // In UTC this is already the 19th.
  expect(since('2026-05-18T22:30:00-03:00', 'reclamacao').left).toBe(-1);
});

test('a reason has between twenty and a thousand characters, spaces around it aside', () => {
  expect(problemOfReason(` ${'a'.repeat(19)} `)).toContain('pelo menos 20');
  expect(problemOfReason('a'.repeat(20))).toBeUndefined();
  expect(problemOfReason('a'.repeat(1000))).toBeUndefined();
  expect(problemOfReason('a'.repeat(1001))).toContain('até 1.000');
});
