/**
 * Line breaks stay, in one form, so that fields which refuse them can find them. Marks that change the
 * direction of writing are removed: they can make a text look different from what it is.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')
    .trim();
}
