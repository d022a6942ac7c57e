/** Where a form's values, and what it sends, say what they are based on. No field: it is never stored. */
export const basePath = '_base';
/** Where the answer to a save names the fields that a colleague changed meanwhile and the form did not. */
export const takenPath = '_taken';

/** The copy that a form shows: when it was saved, and a digest of each part of it, by path, as saved. */
export interface Base {
  updatedAt: string;
  parts: Record<string, string>;
}

type Values = Record<string, unknown>;

/** A global that nobody saved yet has no moment. */
export const momentOf = ({ updatedAt }: Values): string => String(updatedAt ?? '');

export function baseOf(doc: Values): Base {
  return { updatedAt: momentOf(doc), parts: Object.fromEntries(digestsOf(doc)) };
}

/** Of every value and of what is inside of objects: which of them are groups, the server knows. */
function digestsOf(values: Values, prefix = ''): [path: string, digest: string][] {
  return Object.entries(values).flatMap(([name, value]) => [
    [prefix + name, digest(value)],
    ...(isObject(value) ? digestsOf(value, `${prefix + name}.`) : []),
  ]);
}

/** A part that was never saved is empty. */
export const partIn = ({ parts }: Base, path: string): string => parts[path] ?? digest(undefined);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), values);

/** Equal for equal values. Forms, REST and databases write an empty field in different ways: all are one. */
export function digest(value: unknown): string {
  return hash(JSON.stringify(withoutEmpty(value)) ?? '');
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined;
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value)
    .map(([name, part]) => [name, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/**
 * 64 bits against accidents, not against attackers: who may save may save anything. The browser's own digests
 * are missing where the admin is reached without https.
 */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 2_654_435_761);
    low = Math.imul(low ^ text.charCodeAt(at), 1_597_334_677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
