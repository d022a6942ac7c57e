/** RFC 5545, 3.1: octets of a line, without the space that begins a continued one. */
const longestLine = 74;

/**
 * Breaks lines as calendars want them. The library's own function, which this replaces, took nine tenths
 * of the time of a calendar: it makes an encoder for every letter.
 */
export function foldLines(text: string): string {
  return text.split('\r\n').map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  // No letter has more than three octets for each of its units.
  if (line.length * 3 <= longestLine) return line;
  let folded = '';
  let start = 0;
  let octets = 0;
  let at = 0;
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0);
    if (octets + size > longestLine) {
      folded += `${line.slice(start, at)}\r\n `;
      start = at;
      octets = 0;
    }
    octets += size;
    at += letter.length;
  }
  return folded + line.slice(start);
}

/** How many octets UTF-8 has for a letter. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
