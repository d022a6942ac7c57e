import { expect, test } from 'vitest';
import { crumbsIn } from '../addresses/crumbs.ts';
import { breadcrumbList, toJsonLd } from './structured-data.ts';

test('no title closes the script that it is told in', () => {
  const name = 'Copa </script><script>alert(1)</script> <!-- & "aspas"';
  const text = toJsonLd({ '@type': 'Thing', name });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name });
});

test('the way starts at the home page and ends here', () => {
  const { itemListElement } = breadcrumbList(
    crumbsIn('events', 'Rua de Lazer'),
    'https://a.br/agenda/rua-de-lazer',
    'https://a.br',
  );
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Início', 'https://a.br/'],
    [2, 'Agenda', 'https://a.br/agenda'],
    [3, 'Rua de Lazer', 'https://a.br/agenda/rua-de-lazer'],
  ]);
});
