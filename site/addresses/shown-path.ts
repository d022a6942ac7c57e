const longest = 120;
/**
 * Control characters, invisible marks, marks that change the direction of writing, line ends: they could make
 * a text look different.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/** Shows invisible characters percent-encoded. */
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
