/**
 * Line breaks stay, in one form: whoever refuses them must be able to see them. What turns the
 * direction of writing goes: it can make a text read differently from what it says.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')
    .trim();
}
