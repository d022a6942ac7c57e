import { expect, it } from 'vitest';
import { whatsAppAddress } from './share-address.ts';

it('sends title and address as one text, with nothing that breaks the address', () => {
  const address = whatsAppAddress('Santana × Jari & cia #1?', 'https://a.br/t?aba=x&b=1');
  expect(address.startsWith('https://wa.me/?text=Santana%20')).toBe(true);
  expect(new URL(address).searchParams.get('text')).toBe(
    'Santana × Jari & cia #1? https://a.br/t?aba=x&b=1',
  );
  expect([...new URL(address).searchParams.keys()]).toEqual(['text']);
});
