import { describe, expect, test } from 'vitest';
import { addressWith, readQuery } from './query.ts';

const query = (text: string) => readQuery(new URL(`https://esporte.example/agenda${text}`));
const categories = { lazer: 'Lazer', competicao: 'Competição' };

describe('what makes sense is read', () => {
  test('choices, days, words, pages', () => {
    const asked = query('?categoria=lazer&data=2025-05-10&busca=%20futebol%20&pagina=2');
    expect(asked.oneOf('categoria', categories)).toBe('lazer');
    expect(asked.day('data')).toBe('2025-05-10');
    expect(asked.text('busca')).toBe('futebol');
    expect(asked.page('pagina', 3)).toBe(2);
    expect(asked.notice()).toBeUndefined();
  });

  test('what is not there is no mistake', () => {
    const asked = query('?categoria=');
    expect(asked.oneOf('categoria', categories)).toBeUndefined();
    expect(asked.page('pagina', 3)).toBe(1);
    expect(asked.notice()).toBeUndefined();
  });
});

describe('what makes no sense is left out and said', () => {
  test.each([
    ['?data=2025-02-31', 'day'],
    ['?categoria=<script>', 'choice'],
    ['?categoria=toString', 'choice'],
    ['?pagina=-1', 'page'],
    ['?pagina=999999', 'page'],
    ['?pagina=1e3', 'page'],
  ])('%s', (text) => {
    const asked = query(text);
    expect(asked.oneOf('categoria', categories)).toBeUndefined();
    expect(asked.day('data')).toBeUndefined();
    expect(asked.page('pagina', 3)).toBe(1);
    expect(asked.text('busca')).toBe('');
    expect(asked.notice()?.title).toBe('Parte do endereço não existe');
  });
});

test('words that are too long are cut, and that is said', () => {
  const asked = query(`?busca=${'🏅'.repeat(101)}`);
  expect(asked.text('busca')).toBe('🏅'.repeat(100));
  expect(asked.notice()).toMatchObject({ title: 'O texto era longo demais' });
  expect(asked.notice()?.text).toBe('Usamos os primeiros 100 caracteres.');
  const whole = query(`?busca=${'x'.repeat(100)}`);
  expect(whole.text('busca')).toHaveLength(100);
  expect(whole.notice()).toBeUndefined();
});

test('no control character and no turner of direction comes through', () => {
  expect(query('?busca=a%00b%E2%80%AEc%0A').text('busca')).toBe('abc');
});

test('an address keeps what is not changed', () => {
  const url = new URL('https://esporte.example/agenda?categoria=lazer&local=santana');
  expect(addressWith(url, { local: 'macapa' })).toBe('/agenda?categoria=lazer&local=macapa');
  expect(addressWith(url, { categoria: undefined, local: undefined })).toBe('/agenda');
});
