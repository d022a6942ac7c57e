import { expect, test } from 'vitest';
import { isOpen, serviceState, stateWords } from './service-state.ts';

const june = { opensAt: '2025-06-01', closesAt: '2025-06-30' };
/** An instant by a clock in Amapá, which is three hours behind UTC. */
const at = (moment: string) => new Date(`${moment}-03:00`);
const words = (moment: string, placesLeft?: number, dates: object = june) =>
  stateWords(serviceState(dates, at(moment), placesLeft), at(moment));

test.each([
  ['2025-05-12T09:00:00', 'Abre em 1º de junho'],
  ['2025-05-31T23:59:59.999', 'Abre em 1º de junho'],
  ['2025-06-01T00:00:00', 'Aberto até 30 de junho'],
  ['2025-06-30T23:59:59.999', 'Aberto até 30 de junho'],
  ['2025-07-01T00:00:00', 'Encerrado'],
])('at %s in Amapá it says %s', (moment, said) => {
  expect(words(moment)).toBe(said);
});

test('places left are told, one in the singular, none as a waiting list', () => {
  expect(words('2025-06-18T10:00:00', 12)).toBe('Aberto até 30 de junho, 12 vagas');
  expect(words('2025-06-18T10:00:00', 1)).toBe('Aberto até 30 de junho, 1 vaga');
  expect(words('2025-06-18T10:00:00', 0)).toBe('Aberto até 30 de junho, com lista de espera');
  expect(words('2025-05-18T10:00:00', 12)).toBe('Abre em 1º de junho');
  expect(words('2025-06-18T10:00:00', 3, {})).toBe('Aberto, 3 vagas');
});

test('what was called off is neither open nor closed by its days', () => {
  for (const day of ['2025-05-12', '2025-06-18', '2025-07-01'])
    expect(words(`${day}T10:00:00`, 12, { ...june, cancelled: true })).toBe('Cancelado');
  expect(isOpen({ kind: 'cancelled' })).toBe(false);
});

test('a day of another year is told with its year', () => {
  expect(words('2024-12-31T23:59:59')).toBe('Abre em 1º de junho de 2025');
});

test('one date alone is enough, and without any it is always open', () => {
  const day = '2025-05-12T09:00:00';
  expect(words(day, undefined, {})).toBe('Sempre aberto');
  expect(words(day, undefined, { opensAt: '2025-05-12' })).toBe('Aberto');
  expect(words(day, undefined, { closesAt: '2025-05-12' })).toBe('Aberto até 12 de maio');
  expect(words(day, undefined, { closesAt: '2025-05-11' })).toBe('Encerrado');
});

test('days are counted by the calendar: the last day has none left', () => {
  expect(serviceState(june, at('2025-05-31T23:59:59'))).toMatchObject({ kind: 'opens', days: 1 });
  expect(serviceState(june, at('2025-06-18T10:00:00'))).toMatchObject({ kind: 'open', days: 12 });
  expect(serviceState(june, at('2025-06-30T10:00:00'))).toMatchObject({ kind: 'open', days: 0 });
});

test('29 February is a day like others', () => {
  const leap = { opensAt: '2028-02-29', closesAt: '2028-02-29' };
  expect(isOpen(serviceState(leap, at('2028-02-28T23:59:59')))).toBe(false);
  expect(isOpen(serviceState(leap, at('2028-02-29T12:00:00')))).toBe(true);
  expect(isOpen(serviceState(leap, at('2028-03-01T00:00:00')))).toBe(false);
});
