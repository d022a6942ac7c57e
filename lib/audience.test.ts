import { describe, expect, it } from 'vitest';
import { type Ages, agesLabel, priceLabel } from './audience.ts';

describe('agesLabel', () => {
  it.each<[Ages, string | undefined]>([
    [{}, undefined],
    [{ minAge: undefined, maxAge: undefined }, undefined],
    [{ minAge: 0 }, undefined],
    [{ minAge: 60 }, 'A partir de 60 anos'],
    [{ minAge: 1 }, 'A partir de 1 ano'],
    [{ maxAge: 12 }, 'Até 12 anos'],
    [{ minAge: 0, maxAge: 12 }, 'Até 12 anos'],
    [{ maxAge: 1 }, 'Até 1 ano'],
    [{ minAge: 8, maxAge: 16 }, 'De 8 a 16 anos'],
    [{ minAge: 15, maxAge: 15 }, 'Só com 15 anos'],
  ])('%j: %s', (ages, words) => {
    expect(agesLabel(ages)).toBe(words);
  });
});

describe('priceLabel', () => {
  it.each([
    [0, 'De graça'],
    [5, 'R$\u00a05,00'],
    [1234.5, 'R$\u00a01.234,50'],
    [undefined, 'Preço não informado'],
  ])('%s: %s', (price, words) => {
    expect(priceLabel(price)).toBe(words);
  });
});
