const longest = 120;
/** Controls, marks without a shape, turners of direction, line ends: they could make a text lie. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/** Makes what cannot be seen visible, as an address writes it. */
export function visible(text: string): string {
  return text.toWellFormed().replace(unseen, encodeURIComponent);
}

/** An address as a person typed it, decoded once and short enough for a sentence. */
export function shownPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // Not valid UTF-8: shown as it came.
  }
  const letters = [...visible(plain)];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}
