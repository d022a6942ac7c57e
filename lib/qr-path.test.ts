import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The squares that a path covers, drawn again. */
function squaresIn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return rows;
}

describe('a QR code as one path', () => {
  it('covers each dark square and no other', () => {
    const { data, size } = encode('https://exemplo.ap.gov.br/agenda/quinta-feliz', { border: 4 });
    expect(squaresIn(qrPath(data), size)).toEqual(data);
  });

  it('joins neighbours into one stroke', () => {
    expect(qrPath([[true, true, false, true]])).toBe('M0 0.5h2M3 0.5h1');
  });
});
