import { describe, expect, test } from 'vitest';
import type { Dictionary } from './dictionary.ts';
import { chooseEncoding } from './encodings.ts';

const dictionary: Dictionary = {
  address: '/_astro/dictionary.x.dat',
  reference: ':abc:',
  name: 'dcz',
  compress: async (body) => body,
};
const choose = (accepted: string | undefined, available?: string) =>
  chooseEncoding({ 'accept-encoding': accepted, 'available-dictionary': available }, dictionary)
    ?.name;

describe('encodings', () => {
  test('brotli before gzip before nothing', () => {
    expect(choose('gzip, deflate, br')).toBe('br');
    expect(choose('gzip')).toBe('gzip');
    expect(choose('identity')).toBeUndefined();
    expect(choose(undefined)).toBeUndefined();
    expect(choose('br;q=0, gzip;q=1.0')).toBe('gzip');
  });

  test('the dictionary before all, for browsers that have this very one', () => {
    expect(choose('gzip, br, zstd, dcb, dcz', ':abc:')).toBe('dcz');
    expect(choose('gzip, br, zstd, dcb, dcz', ':old:')).toBe('br');
    expect(choose('gzip, br, zstd, dcb, dcz')).toBe('br');
    expect(choose('gzip, br', ':abc:')).toBe('br');
  });
});
