import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size.ts';
import { reais, shortReais } from './money.ts';

describe('fileSize', () => {
  it('says kilobytes and megabytes the Brazilian way', () => {
    expect(fileSize(2048)).toBe('2 KB');
    expect(fileSize(1_468_006)).toBe('1,4 MB');
    expect(fileSize(12)).toBe('1 KB');
  });
});

describe('reais', () => {
  it('writes amounts with comma and points', () => {
    expect(reais(1_638_400.2).replace(/\s/g, ' ')).toBe('R$ 1.638.400,20');
    expect(reais(0).replace(/\s/g, ' ')).toBe('R$ 0,00');
  });

  it('shortens what is read from afar', () => {
    expect(shortReais(26_350_000).replace(/\s/g, ' ')).toBe('R$ 26,4 mi');
    expect(shortReais(850_000).replace(/\s/g, ' ')).toBe('R$ 850 mil');
    expect(shortReais(999).replace(/\s/g, ' ')).toBe('R$ 999,00');
  });
});
