import { expect, test } from 'vitest';
import { maskedCpf, readCpf } from './cpf.ts';

test.each(['529.982.247-25', '52998224725', ' 529 982 247 25 ', '111.444.777-35'])(
  '%s is one',
  (typed) => {
    expect(readCpf(typed)).toBe(typed.replaceAll(/\D/g, ''));
  },
);

test.each(['529.982.247-24', '111.111.111-11', '5299822472', '529982247251', 'abc', ''])(
  '%j is none',
  (typed) => {
    expect(readCpf(typed)).toBeUndefined();
  },
);

test('only its end is shown', () => {
  expect(maskedCpf('52998224725')).toBe('•••.•••.•47-25');
});
