import { expect, test } from 'vitest';
import { readTypedDay } from './typed-day.ts';

const read = (typed: string) => readTypedDay(typed, '2025-06-01');

test.each(['27/3/2004', '27/03/2004', '27-3-2004', '27 3 2004', ' 27.03.2004 ', '27032004'])(
  '%j',
  (typed) => {
    expect(read(typed)).toEqual({ day: '2004-03-27' });
  },
);

test('29 February is there in leap years only', () => {
  expect(read('29/2/2004')).toEqual({ day: '2004-02-29' });
  expect(read('29/2/2005')).toEqual({
    error: '29 de fevereiro não existe. Confira o dia e o mês.',
  });
});

test.each([
  ['31/02/2002', '31 de fevereiro não existe. Confira o dia e o mês.'],
  ['3/27/2004', 'Não há mês 27. Confira o dia e o mês.'],
  ['2004', 'Escreva dia, mês e ano, como 27/3/2004.'],
  ['', 'Escreva dia, mês e ano, como 27/3/2004.'],
  ['27/3/04', 'Escreva dia, mês e ano, como 27/3/2004.'],
  ['2/6/2025', 'Essa data ainda não chegou. Confira o ano.'],
  ['27/3/1204', 'Confira o ano.'],
])('%j: %s', (typed, error) => {
  expect(read(typed)).toEqual({ error });
});

test('today is taken', () => {
  expect(read('1/6/2025')).toEqual({ day: '2025-06-01' });
});
