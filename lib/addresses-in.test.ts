import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';

test('finds links of fields, of texts with blocks, and within sentences', () => {
  const document = {
    title: 'Copa das Arenas e/ou Copa dos Bairros',
    registration: '/servicos/copa-das-arenas',
    description: 'Regulamento em https://exemplo.ap.gov.br/regulamento.pdf. Leve água.',
    content: {
      root: { children: [{ type: 'link', fields: { url: 'https://exemplo.org/a(b)' } }] },
    },
    venue: 4,
    regulation: null,
  };
  expect(addressesIn(document)).toEqual([
    '/servicos/copa-das-arenas',
    'https://exemplo.ap.gov.br/regulamento.pdf',
    'https://exemplo.org/a(b)',
  ]);
});

test('takes no text for an address that only begins with a stroke', () => {
  expect(addressesIn(['/ ou não', '//outro.exemplo', 'e/ou'])).toEqual([]);
});
