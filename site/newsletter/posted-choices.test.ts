import { expect, test } from 'vitest';
import { readChoices } from './posted-choices.ts';

const towns = [
  { id: 3, name: 'Macapá' },
  { id: 9, name: 'Santana' },
];

test('reads what was ticked, and nothing that we did not offer', () => {
  const form = new Map([
    ['codigo', 'x'],
    ['ritmo', 'logo'],
    ['municipio-9', 'sim'],
    ['municipio-77', 'sim'],
    ['assunto-servicos', 'sim'],
    ['assunto-outro', 'sim'],
  ]);
  expect(readChoices(form, towns)).toEqual({ rhythm: 'logo', towns: [9], subjects: ['servicos'] });
});

test('no box ticked means all', () => {
  const wanted = { rhythm: 'semanal', towns: [], subjects: [] };
  expect(readChoices(new Map([['ritmo', 'semanal']]), towns)).toEqual(wanted);
});

test.each([[new Map()], [new Map([['ritmo', 'sempre']])]])(
  'another form changes nothing',
  (form) => {
    expect(readChoices(form, towns)).toBeUndefined();
  },
);
