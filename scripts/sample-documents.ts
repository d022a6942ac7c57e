import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload';
import { untouchedSample } from '../cms/fields/sample-mark.ts';
import { timeZone } from '../lib/time-zone.ts';
import { type Block, richText } from '../sample/rich-text.ts';

/** The numbers of what is loaded, by collection and slug. */
export function createReferences() {
  const numbers = new Map<string, number>();
  const key = (collection: string, slug: unknown) => `${collection}/${slug}`;
  return {
    add(collection: string, items: readonly object[], ids: readonly number[]): void {
      for (const [index, id] of ids.entries())
        numbers.set(key(collection, Reflect.get(items[index] ?? {}, 'slug')), id);
    },
    find(collection: string, slug: string): number {
      const id = numbers.get(key(collection, slug));
      if (id === undefined) throw new Error(`The sample has no ${collection} '${slug}'.`);
      return id;
    },
  };
}

interface StoredOptions {
  config: SanitizedCollectionConfig;
  index: number;
  references: ReturnType<typeof createReferences>;
}

/**
 * A document of the sample as the content system stores it: published, marked, in its order, with Amapá's
 * time zone, with numbers instead of the slugs of others, and with its text in the editor's form.
 */
export function toStored(item: object, { config, index, references }: StoredOptions): object {
  const stored: Record<string, unknown> = {
    ...item,
    _status: 'published',
    sample: untouchedSample,
  };
  for (const field of config.flattenedFields) {
    const value = stored[field.name];
    // Steps of ten, so that an editor can put something between two.
    if (field.name === 'order') stored.order = (index + 1) * 10;
    else if (field.name.endsWith('_tz')) stored[field.name] = timeZone;
    else if (field.type === 'richText' && Array.isArray(value))
      stored[field.name] = richText(value as Block[]);
    else stored[field.name] = withNumbers(field, value, references);
  }
  return stored;
}

/** A slug, a list of them, or rows that hold some, with numbers instead. */
function withNumbers(
  field: FlattenedField,
  value: unknown,
  references: StoredOptions['references'],
): unknown {
  if (field.type === 'array' && Array.isArray(value))
    return value.map((row: Record<string, unknown>) => {
      const inner = field.flattenedFields.map(
        (one) => [one.name, withNumbers(one, row[one.name], references)] as const,
      );
      return Object.fromEntries(inner.filter(([, stored]) => stored !== undefined));
    });
  if (field.type !== 'relationship') return value;
  if (Array.isArray(value)) return value.map((one) => withNumbers(field, one, references));
  return typeof value === 'string' ? references.find(String(field.relationTo), value) : value;
}

/** Collections that others point to come first. */
export function inLoadingOrder<Slug extends CollectionSlug>(
  payload: Payload,
  collections: readonly Slug[],
): Slug[] {
  const targets = (fields: FlattenedField[]): string[] =>
    fields.flatMap((field) => {
      if (field.type === 'relationship') return [field.relationTo].flat();
      return field.type === 'array' ? targets(field.flattenedFields) : [];
    });
  const needs = (collection: Slug) =>
    targets(payload.collections[collection].config.flattenedFields);
  const ordered: Slug[] = [];
  const place = (collection: Slug): void => {
    if (ordered.includes(collection)) return;
    for (const other of collections)
      if (other !== collection && needs(collection).includes(other)) place(other);
    ordered.push(collection);
  };
  for (const collection of collections) place(collection);
  return ordered;
}
