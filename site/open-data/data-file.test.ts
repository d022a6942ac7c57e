import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { dataSets } from '#content/data-sets';
import { defineDataSet } from '../../lib/data-set.ts';
import { csvFile, jsonFile } from './data-file.ts';

interface Row {
  name: string;
  amount: number;
  tags: string[];
  party: string | undefined;
}

const set = defineDataSet<Row>({
  ...{ id: 'exemplo', title: 'Exemplo', about: 'Um exemplo.', noun: ['linha', 'linhas'] },
  ...{ page: '/exemplo', filter: '/dados/exemplo.csv?ano=2024' },
  rows: async (query) => {
    query.oneOf('ano', ['2024']);
    return [{ name: '=1+1', amount: -2.5, tags: ['a', 'b'], party: undefined }];
  },
  updated: async () => new Date('2025-05-12T12:00:00Z'),
  fields: [
    { name: 'nome', type: 'text', meaning: 'O nome', read: ({ name }) => name },
    { name: 'valor', type: 'reais', meaning: 'O valor', read: ({ amount }) => amount },
    { name: 'marcas', type: 'list', meaning: 'As marcas', read: ({ tags }) => tags },
    { name: 'parceiro', type: 'text', meaning: 'Quem', read: ({ party }) => party },
    { name: 'pagina', type: 'link', meaning: 'Onde', read: (_, origin) => `${origin}/x` },
  ],
});
const now = new Date('2025-05-12T12:00:00Z');
const read = (search = '') => set.read(new URL(`https://exemplo.ap.gov.br/dados${search}`), now);

it('one list of fields makes the columns, the keys and the documentation', async () => {
  const table = await read();
  const names = ['nome', 'valor', 'marcas', 'parceiro', 'pagina'];
  const json = JSON.parse(jsonFile(set, table));
  expect(parse(csvFile(set, table))[0]).toEqual(names);
  expect(Object.keys(json.registros[0])).toEqual(names);
  expect(json.campos.map(({ nome }: { nome: string }) => nome)).toEqual(names);
  expect(json).toMatchObject({
    titulo: 'Exemplo',
    atualizado_em: '2025-05-12T09:00:00-03:00',
    licenca: { nome: 'CC BY 4.0' },
    total: 1,
  });
  // In JSON it is unchanged; only a spreadsheet could run it as a formula.
  expect(json.registros[0]).toEqual({
    ...{ nome: '=1+1', valor: -2.5, marcas: ['a', 'b'], parceiro: null },
    pagina: 'https://exemplo.ap.gov.br/x',
  });
  expect(parse(csvFile(set, table))[1]).toEqual([
    "'=1+1",
    '-2.5',
    'a | b',
    '',
    'https://exemplo.ap.gov.br/x',
  ]);
});

it('an address that makes no sense is not taken for another', async () => {
  expect((await read('?ano=2024&utm_source=zap')).wrong).toBe(false);
  expect((await read('?ano=1822')).wrong).toBe(true);
});

describe('every published data set', () => {
  it.each(dataSets.map((one) => [one.id, one] as const))('%s', (id, { fields, filter }) => {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, meaning } of fields) {
      expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(meaning).not.toBe('');
    }
    if (filter) expect(filter).toMatch(new RegExp(`^/dados/${id}\\.csv\\?`));
  });

  it('of athletes nothing personal is given away in bulk', () => {
    const athletes = dataSets.find(({ id }) => id === 'atletas');
    const names = athletes?.fields.map(({ name }) => name).join(' ');
    expect(names).toContain('nome');
    expect(names).not.toMatch(/\bidade|nascimento|contato|telefone|email|foto|biografia/);
  });
});
