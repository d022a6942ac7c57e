import { expect, test } from 'vitest';
import { readTypedMoment } from './typed-moment.ts';

const now = new Date('2026-06-05T16:00:00Z');

test.each([
  ['05/06/2026 14:00', '2026-06-05T17:00:00.000Z'],
  ['5/6/2026 14:00', '2026-06-05T17:00:00.000Z'],
  [' 5-6-2026, 14h ', '2026-06-05T17:00:00.000Z'],
  ['05.06.2026 às 14h30', '2026-06-05T17:30:00.000Z'],
  ['31/12/2026 23:59', '2027-01-01T02:59:00.000Z'],
])("'%s' is a moment by Amapá's clock", (typed, expected) => {
  expect(readTypedMoment(typed, now)).toEqual({ moment: new Date(expected) });
});

test.each([
  ['', 'Escreva o dia e a hora, como 05/06/2026 14:00.'],
  ['amanhã', 'Escreva o dia e a hora, como 05/06/2026 14:00.'],
  ['05/06/2026', 'Escreva o dia e a hora, como 05/06/2026 14:00.'],
  ['31/06/2026 10:00', 'Esse dia não existe. Confira o dia e o mês.'],
  ['05/06/2026 25:00', 'Essa hora não existe. Escreva como 14:00.'],
  ['05/06/2026 13:00', 'Esse momento já passou. Confira o dia e a hora.'],
])("'%s' is refused with the reason", (typed, error) => {
  expect(readTypedMoment(typed, now)).toEqual({ error });
});
