import { expect, test } from 'vitest';
import { csvHead, csvRows } from './csv.ts';
import { readEventTable } from './import-csv.ts';
import { textOfFile } from './import-text.ts';
import { type ImportedRow, importLimits } from './imported-event.ts';

const site = 'https://esporte.example';
const rowsOf = (text: string): ImportedRow[] => {
  const file = readEventTable(text, site);
  if ('problem' in file) throw new Error(file.problem);
  return file.rows;
};
const only = (text: string) => {
  const [row] = rowsOf(text);
  if (!row) throw new Error('no row');
  return row;
};
const event = (text: string) => {
  const row = only(text);
  return 'event' in row ? row.event : row.problem;
};

test('semicolons or commas, accents and capitals in the names of the columns', () => {
  const expected = { title: 'Corrida', startsAt: '2025-06-15T09:30:00.000Z', place: 'Orla, sul' };
  expect(event('Título;Início;Local\r\nCorrida;15/06/2025 6h30;Orla, sul\r\n')).toMatchObject(
    expected,
  );
  expect(event('\uFEFFTITULO,data,hora,local\nCorrida,15/6/2025,6:30,"Orla, sul"')).toMatchObject(
    expected,
  );
});

test('Latin-1 and UTF-8 are told apart', () => {
  const latin = Buffer.from('titulo;comeca_em\nNatação;2025-06-15', 'latin1');
  expect(textOfFile(latin)).toContain('Natação');
  expect(textOfFile(Buffer.from('\uFEFFNatação'))).toContain('Natação');
});

test('our own table comes back as it went', () => {
  const names = [
    'identificador',
    'titulo',
    'comeca_em',
    'termina_em',
    'dia_todo',
    'preco',
    'contato',
    'inscricao',
  ];
  const rows = [
    [
      'copa',
      'Copa; com ponto',
      '2025-05-24T09:00:00-03:00',
      '',
      false,
      2.5,
      '+55 96 3212',
      `${site}/servicos/copa`,
    ],
    [
      'jogos',
      'Jogos',
      '2025-05-24T00:00:00-03:00',
      '2025-05-26T00:00:00-03:00',
      true,
      null,
      '',
      '',
    ],
  ];
  for (const dialect of ['standard', 'spreadsheet'] as const) {
    const [first, second] = rowsOf(csvHead(names, dialect) + csvRows(rows, dialect));
    expect(first).toMatchObject({
      key: 'copa',
      event: {
        title: 'Copa; com ponto',
        startsAt: '2025-05-24T12:00:00.000Z',
        endsAt: null,
        allDay: false,
        price: 2.5,
        contact: '+55 96 3212',
        registration: '/servicos/copa',
      },
    });
    expect(second).toMatchObject({
      event: { allDay: true, price: null, endsAt: '2025-05-26T02:59:59.999Z' },
    });
  }
});

test.each([
  ['titulo,comeca_em\n,2025-06-15', 'Falta o título.'],
  [
    'titulo,comeca_em\nA,amanhã',
    'O começo não é uma data: “amanhã”. Escreva como 10/05/2025 8:00.',
  ],
  ['titulo,comeca_em\nA,31/02/2025', /não é uma data/],
  ['titulo,comeca_em,termina_em\nA,2025-06-15 10:00,2025-06-15 9:00', 'O fim vem antes do começo.'],
  ['titulo,comeca_em,categoria\nA,2025-06-15,Festa', /Use Competição, Lazer, Treinamento/],
  ['titulo,comeca_em,preco\nA,2025-06-15,dez', /O preço não é um número/],
  ['titulo,comeca_em,inscricao\nA,2025-06-15,javascript:x', /começa com https/],
  ['titulo,comeca_em,dia_todo\nA,2025-06-15,talvez', 'Em dia_todo, escreva sim ou não.'],
])('%j is refused with the reason', (text, reason) => {
  const row = only(text);
  expect('problem' in row && row.problem).toMatch(reason);
  expect(row.where).toBe('Linha 2');
});

test('a line is known again by its name, else by title and day', () => {
  expect(only('id,titulo,comeca_em\n7,A,2025-06-15')).toMatchObject({ key: '7' });
  expect(only('titulo,comeca_em\nCorrida na Orla,2025-06-15')).toMatchObject({
    key: 'corrida-na-orla@2025-06-15',
  });
  // In the evening of Amapá it is the next day elsewhere.
  expect(only('titulo,comeca_em\nCorrida na Orla,15/06/2025 21:30')).toMatchObject({
    key: 'corrida-na-orla@2025-06-15',
  });
});

test('files that are no table, or too long a one', () => {
  const problem = (text: string) => JSON.stringify(readEventTable(text, site));
  expect(problem('a,b\n1,2')).toContain('A primeira linha');
  expect(problem('')).toContain('A primeira linha');
  expect(problem(`titulo,comeca_em\n"${'x'.repeat(200_000)}`)).toContain('não é uma tabela');
  const lines = Array.from({ length: importLimits.events + 1 }, () => 'A,2025-06-15').join('\n');
  expect(problem(`titulo,comeca_em\n${lines}`)).toContain('Até 500 eventos');
});
