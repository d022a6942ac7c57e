/** Without I, L, O and U, which are easily confused on the telephone and on paper. */
export const protocolLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const shape = new RegExp(`^\\d{4}-[${protocolLetters}]{6}$`);

export const isProtocolShape = (text: string): boolean => shape.test(text);

/** Corrects a protocol copied by hand: small letters, no dash, O for zero. */
export function mendProtocol(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}
