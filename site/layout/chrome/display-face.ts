/** By which the styles know it (tokens.css). */
const family = 'Archivo Portuguese';

/**
 * A script that adds the display face to the page, before the first words that are set in it. Bytes that a script hands over are
 * a face at once; the same as data in the styles are read later, and the first frame would go without (decision 070).
 * One cut stands for all weights and widths that the styles ask for.
 */
export function addFace(dataAddress: string): string {
  const [, bytes = ''] = dataAddress.split(',');
  return `document.fonts.add(new FontFace("${family}",Uint8Array.from(atob("${bytes}"),c=>c.charCodeAt(0)),{weight:"1 1000",stretch:"50% 200%"}))`;
}
