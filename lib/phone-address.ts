/**
 * A telephone number as an address that a phone can dial: '(96) 3212-5000' from anywhere in the world, '0800…' and
 * '190' in Brazil. An extension stays in the words. Undefined for what is no number, or one without its area code.
 */
export function phoneAddress(phone: string): string | undefined {
  const number = phone.replace(/,?\s*ramal\s*\d{1,6}\s*$/i, '').replace(/[\s().-]/g, '');
  if (/^(0800\d{6,7}|1\d\d)$/.test(number)) return `tel:${number}`;
  const withArea = /^(?:\+?55|0)?([1-9]{2}\d{8,9})$/.exec(number)?.[1];
  return withArea && `tel:+55${withArea}`;
}
