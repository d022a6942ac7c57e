import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { dataSets } from '#content/data-sets';
import { defineDataSet } from '../../lib/data-set.ts';
import { collect } from '../../lib/paged.ts';
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
const whole = async (parts: AsyncIterable<string>) => (await collect(parts)).join('');
const now = new Date('2025-05-12T12:00:00Z');
const read = (search = '') => set.read(new URL(`https://exemplo.ap.gov.br/dados${search}`), now);

it('one list of fields makes the columns, the keys and the documentation', async () => {
  const table = await read();
  const names = ['nome', 'valor', 'marcas', 'parceiro', 'pagina'];
  const json = JSON.parse(await whole(jsonFile(set, table)));
  const csv: string[][] = parse(await whole(csvFile(set, table)));
  expect(csv[0]).toEqual(names);
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
  expect(csv[1]).toEqual(["'=1+1", '-2.5', 'a | b', '', 'https://exemplo.ap.gov.br/x']);
});

it('a file in several parts is the same text as in one', async () => {
  const table = await read();
  const [record = {}] = (await collect(table.pages())).flat();
  const records = [record, { ...record, nome: 'linha\nlinha' }, record];
  for (const sizes of [[0], [3], [1, 1, 1], [2, 0, 1]]) {
    const chosen = records.slice(
      0,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    const pages = async function* () {
      for (const [at, size] of sizes.entries()) {
        const before = sizes.slice(0, at).reduce((sum, one) => sum + one, 0);
        yield chosen.slice(before, before + size);
      }
    };
    const json = await whole(jsonFile(set, { ...table, count: chosen.length, pages }));
    expect(json).toBe(`${JSON.stringify(JSON.parse(json), null, 2)}\n`);
    expect(JSON.parse(json)).toMatchObject({ total: chosen.length, registros: chosen });
    const csv: string[][] = parse(await whole(csvFile(set, { ...table, pages })));
    expect(csv).toHaveLength(chosen.length + 1);
  }
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
