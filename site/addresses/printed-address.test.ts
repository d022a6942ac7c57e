import { describe, expect, it } from 'vitest';
import { printedAddress, printsQrCode, readableAddress } from './printed-address.ts';

describe('the address on paper', () => {
  it('keeps the filters that say which list was printed', () => {
    const address = 'https://exemplo.ap.gov.br/agenda?local=santana';
    expect(printedAddress(new URL(address))).toBe(address);
  });

  it('leaves a long query out', () => {
    const url = new URL(`https://exemplo.ap.gov.br/agenda?x=${'9'.repeat(8000)}`);
    expect(printedAddress(url)).toBe('https://exemplo.ap.gov.br/agenda');
  });

  it('has a code where it will hang on a wall', () => {
    const forWalls = (path: string) => printsQrCode(new URL(path, 'https://exemplo.ap.gov.br'));
    expect(['/agenda', '/agenda?data=todas', '/noticias/corrida'].every(forWalls)).toBe(true);
    expect(
      ['/', '/noticias', '/busca?q=a/b', '/noticias/corrida/cartaz', '/agenda/cartaz/2025-05'].some(
        forWalls,
      ),
    ).toBe(false);
  });

  it('reads like something a person types', () => {
    expect(readableAddress('https://exemplo.ap.gov.br/')).toBe('exemplo.ap.gov.br');
    expect(readableAddress('https://exemplo.ap.gov.br/busca?q=nata%C3%A7%C3%A3o')).toBe(
      'exemplo.ap.gov.br/busca?q=natação',
    );
    expect(readableAddress('https://exemplo.ap.gov.br/%E0%A4%A')).toBe(
      'exemplo.ap.gov.br/%E0%A4%A',
    );
    expect(readableAddress('https://exemplo.ap.gov.br/busca?q=a%00b%E2%80%AE')).toBe(
      'exemplo.ap.gov.br/busca?q=a%00b%E2%80%AE',
    );
  });
});
