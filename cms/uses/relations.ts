import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload';

/** All relationship and upload fields, at any depth, that point to a collection, as dotted paths. */
export function pathsTo(target: CollectionSlug, fields: FlattenedField[], above = ''): string[] {
  return fields.flatMap((field): string[] => {
    const path = `${above}${field.name}`;
    if (field.type === 'relationship' || field.type === 'upload')
      return [field.relationTo].flat().includes(target) ? [path] : [];
    if (field.type === 'blocks') throw new Error(`Blocks are not looked through: ${path}`);
    return 'flattenedFields' in field ? pathsTo(target, field.flattenedFields, `${path}.`) : [];
  });
}

/** The values at a path, including rows of arrays. */
export function valuesAt(document: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, name) =>
      found.flatMap((value) => {
        const inner = (value as Record<string, unknown> | null | undefined)?.[name];
        return Array.isArray(inner) ? inner : [inner];
      }),
    [document],
  );
}

/** The same value with one number for another at a path, in rows of arrays and in lists, there once only. */
export function replacedAt(value: unknown, path: string[], from: number, to: number): unknown {
  if (Array.isArray(value)) {
    const all = value.map((item) => replacedAt(item, path, from, to));
    return path.length === 0 ? [...new Set(all)] : all;
  }
  const [name, ...rest] = path;
  if (name === undefined) return value === from ? to : value;
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  const inner = (value as Record<string, unknown>)[name];
  return { ...value, [name]: replacedAt(inner, rest, from, to) };
}

/** Payload's own collections (locks, preferences, jobs) point everywhere and need not be checked. */
export const ownCollections = ({ collections }: SanitizedConfig) =>
  collections.filter(({ slug }) => !slug.startsWith('payload-'));
