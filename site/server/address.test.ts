import { describe, expect, test } from 'vitest';
import { isAstrosOwn, readAddress } from './address.ts';

const key = (url: string) => {
  const { path, search } = readAddress(url);
  return path + search;
};

describe('what a page does not read', () => {
  test.each([
    ['/?utm_source=zap', '/'],
    ['/noticias?fbclid=1&pagina=2&utm_medium=x', '/noticias?pagina=2'],
    ['/programas/copa-arenas?x=1', '/programas/copa-arenas'],
    ['/agenda?local=santana&categoria=lazer&__proto__=1', '/agenda?categoria=lazer&local=santana'],
    ['/agenda?categoria=lazer&local=santana', '/agenda?categoria=lazer&local=santana'],
    ['/agenda?categoria=&data=&mes=', '/agenda'],
    ['/agenda/?data=todas&a=b', '/agenda/?data=todas'],
    ['/busca?q=a&q=b', '/busca?q=a'],
    ['/busca?q=a%20b', '/busca?q=a+b'],
    ['/transparencia/orcamento?ano=2024&z', '/transparencia/orcamento?ano=2024'],
    ['/dados/agenda.csv?para=planilha&_=123', '/dados/agenda.csv?para=planilha'],
    ['/nada?q=1', '/nada'],
    ['https://outro.example/agenda?x=1', '/agenda'],
    ['http://outro.example', '/'],
    ['/agenda#dia?data=todas', '/agenda'],
    ['*', '/'],
  ])('%s is left out: %s', (url, expected) => expect(key(url)).toBe(expected));
});

test.each([
  '/_image',
  '/_image/',
  '/%5Fimage',
  '/%255Fimage',
  '//_image',
  '///%5fimage',
  '/\\_image',
  '/a/../_image',
  '/./_image',
  '/a/%2e%2e/_image',
  '/a/%252e%252e/_image',
  '/_server-islands/x',
  '/_actions/x',
  '/500',
  '/404/',
])('%s never reaches Astro', (path) => expect(isAstrosOwn(path)).toBe(true));

test.each(['/', '/agenda', '/a_b', '/%E0%A4%A', '/5000', '/a%2Fb%2520c'])('%s does', (path) =>
  expect(isAstrosOwn(path)).toBe(false),
);
