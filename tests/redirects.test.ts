import { afterAll, afterEach, expect, test } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';

const { payload, close } = await openOwnDatabase('redirects');
afterAll(close);
const { findRedirect } = await import('../content/redirects.ts');
const collection = 'redirects';

afterEach(() => payload.delete({ collection, where: { id: { exists: true } } }));
const write = (from: string, to: string) => payload.create({ collection, data: { from, to } });

test('an address leads to a page or to another site, however it is written', async () => {
  await write('/Verao/', '/agenda?data=todas');
  await write('/rede', 'https://www.instagram.com/exemplo');
  expect(await findRedirect('/verao')).toBe('/agenda?data=todas');
  expect(await findRedirect('/VERAO/?de=cartaz')).toBe('/agenda?data=todas');
  expect(await findRedirect('/rede')).toBe('https://www.instagram.com/exemplo');
  expect(await findRedirect('/outra')).toBeUndefined();
  expect(await findRedirect('/%E0%A4%A')).toBeUndefined();
});

test.each([
  ['/', '/agenda', /não é um endereço deste site/],
  ['verao', '/agenda', /não é um endereço deste site/],
  ['//exemplo.com', '/agenda', /não é um endereço deste site/],
  ['/agenda', '/programas', /é uma página do site/],
  ['/verao', 'http://exemplo.com', /começa com https/],
  ['/verao', '//exemplo.com', /começa com https/],
  ['/verao', 'javascript:alert(1)', /começa com https/],
  ['/verao', '/Verao?x=1', /levaria a si mesmo/],
])('%s to %s is refused', async (from, to, reason) => {
  await expect(write(from, to)).rejects.toThrow(reason);
});

test('no chain and no circle, in whatever order they are written', async () => {
  const { id } = await write('/a', '/b');
  await expect(write('/c', '/a?x=1')).rejects.toThrow('“/a” já leva a /b. Escreva esse destino.');
  await expect(write('/b', '/d')).rejects.toThrow('“/a” leva a “/b”. Mude antes o destino dele.');
  await expect(write('/b', '/a')).rejects.toThrow(/“\/a”/);
  await payload.update({ collection, id, data: { to: '/agenda' } });
  await write('/b', '/programas');
  const update = payload.update({ collection, id, data: { to: '/b' } });
  await expect(update).rejects.toThrow(/“\/b” já leva a/);
});

test('two for one address are refused', async () => {
  await write('/verao', '/agenda');
  await expect(write('/Verao', '/programas')).rejects.toThrow();
});
