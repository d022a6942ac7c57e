/** The dark squares as strokes one unit thick, a row at a time: a third of the bytes of as many squares. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const dark = row.map((square) => (square ? '1' : '0')).join('');
      return [...dark.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`);
    })
    .join('');
}
