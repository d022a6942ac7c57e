const whole = /^(https?:\/\/|\/(?!\/))\S+$/;
const within = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/gi;

/** Every address in a document's texts: of pages of this site where it is all of a field, of others anywhere. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return whole.test(value) ? [value] : (value.match(within) ?? []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}
