import { expect, test } from 'vitest';
import { defineDataSet } from '../../lib/data-set.ts';
import { publishedSet } from './published-set.ts';

const set = defineDataSet<{ price: number; open: boolean; note: string | undefined }>({
  id: 'exemplo',
  title: 'Exemplo',
  about: 'Um exemplo.',
  noun: ['linha', 'linhas'],
  page: '/exemplo',
  rows: async () => [{ price: 0, open: false, note: undefined }],
  updated: async () => undefined,
  fields: [
    { name: 'preco', type: 'reais', meaning: 'O preço', read: ({ price }) => price },
    { name: 'aberto', type: 'boolean', meaning: 'Se abre', read: ({ open }) => open },
    { name: 'nota', type: 'text', meaning: 'A nota', read: ({ note }) => note },
  ],
});

test('0 and "não" are examples; only what is missing is empty', async () => {
  const table = await set.read(new URL('https://exemplo.ap.gov.br/dados'), new Date());
  const { fields } = await publishedSet(set, table);
  expect(fields.map(({ example }) => example)).toEqual(['0', 'não', undefined]);
});
