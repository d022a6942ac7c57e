import type { Field, GlobalConfig } from 'payload';
import { anyone } from '../access/anyone.ts';
import { editors } from '../access/editors.ts';
import { raiseOnGlobalChange } from '../hooks/raise-content-version.ts';

/** A page of settings: changes are public at once, and its history is kept. */
export function publishedGlobal(options: {
  slug: string;
  label: string;
  group: string;
  fields: Field[];
}): GlobalConfig {
  return {
    slug: options.slug,
    label: options.label,
    admin: { group: options.group },
    access: { read: anyone, readVersions: editors, update: editors },
    versions: { max: 50 },
    hooks: { afterChange: [raiseOnGlobalChange] },
    fields: options.fields,
  };
}
