import { expect, it } from 'vitest';
import type { TransparencyRecord } from '#content/transparency';
import { nextOrder, orderName, type RecordOrder, sortRecords } from './record-order.ts';

const record = (title: string, year: number, planned: number, party?: string) =>
  ({
    ...{ title, year, planned, party, reference: '1', situation: 'Vigente' },
    ...{ paid: planned / 2, day: `${year}-03-01`, updated: '2025-05-12' },
  }) satisfies TransparencyRecord;

const records = [
  record('Escola', 2025, 9, 'Zênite'),
  record('Água', 2024, 100),
  record('Dança', 2024, 20, 'Ácaro'),
];
const sorted = (order: RecordOrder) => sortRecords(records, order).map(({ title }) => title);

it('sorts words by the Portuguese alphabet, figures by size', () => {
  expect(sorted('objeto')).toEqual(['Água', 'Dança', 'Escola']);
  expect(sorted('-objeto')).toEqual(['Escola', 'Dança', 'Água']);
  expect(sorted('previsto')).toEqual(['Escola', 'Dança', 'Água']);
  expect(sorted('-pago')).toEqual(['Água', 'Dança', 'Escola']);
});

it('keeps the order of equal ones, and puts nobody last both ways', () => {
  expect(sorted('ano')).toEqual(['Água', 'Dança', 'Escola']);
  expect(sorted('-ano')).toEqual(['Escola', 'Água', 'Dança']);
  expect(sorted('parceiro')).toEqual(['Dança', 'Escola', 'Água']);
  expect(sorted('-parceiro')).toEqual(['Escola', 'Dança', 'Água']);
});

it('a second click turns the order around', () => {
  expect(nextOrder('pago', '-ano')).toBe('-pago');
  expect(nextOrder('pago', '-pago')).toBe('pago');
  expect(nextOrder('pago', 'pago')).toBe('-pago');
  expect(nextOrder('objeto', '-ano')).toBe('objeto');
  expect(nextOrder('objeto', 'objeto')).toBe('-objeto');
});

it('says the order in words', () => {
  expect(orderName('-previsto')).toBe('Previsto, maior primeiro');
  // B17: 'data' is feminine, 'ano' is not.
  expect(orderName('data')).toBe('Data, mais antiga primeiro');
  expect(orderName('-ano')).toBe('Ano, mais novo primeiro');
  expect(orderName('-objeto')).toBe('Objeto, de Z a A');
});
