import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload';
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
    if (field.name.endsWith('_tz')) stored[field.name] = timeZone;
    if (field.type === 'relationship' && typeof value === 'string')
      stored[field.name] = references.find(String(field.relationTo), value);
    if (field.type === 'richText' && Array.isArray(value))
      stored[field.name] = richText(value as Block[]);
  }
  return stored;
}

/** Collections that others point to come first. */
export function inLoadingOrder<Slug extends CollectionSlug>(
  payload: Payload,
  collections: readonly Slug[],
): Slug[] {
  const needs = (collection: Slug) =>
    payload.collections[collection].config.flattenedFields.flatMap((field) =>
      field.type === 'relationship' ? [field.relationTo].flat() : [],
    );
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
