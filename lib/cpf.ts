const digitsOf = (typed: string) => typed.replaceAll(/[.\-\s]/g, '');

/** The check digit after the given digits: their sum, weighted from the right, modulo 11. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce(
    (all, digit, index) => all + Number(digit) * (digits.length + 1 - index),
    0,
  );
  return ((sum * 10) % 11) % 10;
}

/** The eleven digits of a CPF as somebody typed it; undefined where they can't be one. */
export function readCpf(typed: string): string | undefined {
  const digits = digitsOf(typed);
  // 111.111.111-11 passes the arithmetic, but is nobody's.
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return undefined;
  const start = digits.slice(0, 9);
  const first = checkDigit(start);
  return digits === `${start}${first}${checkDigit(`${start}${first}`)}` ? digits : undefined;
}

/** '•••.•••.•21-09': enough to recognise one's own. */
export const maskedCpf = (digits: string): string =>
  `•••.•••.•${digits.slice(7, 9)}-${digits.slice(9)}`;
