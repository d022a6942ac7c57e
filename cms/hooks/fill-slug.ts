import type { FieldHook } from 'payload';
import { slugify } from '../../lib/slug.ts';

/** An address is made from the title once, and from then on belongs to the editor. */
export const fillSlugFrom =
  (source: string): FieldHook =>
  ({ value, data }) => {
    const text = typeof value === 'string' && value.trim() !== '' ? value : data?.[source];
    return typeof text === 'string' ? slugify(text) : value;
  };
