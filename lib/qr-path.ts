import { encode } from 'uqr';

/** Longer texts make squares too small for a cheap phone's camera. */
const longest = 200;

/** A QR code as one path of strokes, and how many squares it is wide; undefined where the text is too long. */
export function qrDrawing(text: string): { path: string; size: number } | undefined {
  if (text.length > longest) return undefined;
  // Level M: still readable with a stain, a fold or a drawing pin.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return { path: qrPath(data), size };
}

/** The dark squares as strokes one unit thick, a row at a time: a third of the bytes of as many squares. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const dark = row.map((square) => (square ? '1' : '0')).join('');
      return [...dark.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`);
    })
    .join('');
}
