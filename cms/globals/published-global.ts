import type { Field, GlobalConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { anyone } from '../access/anyone.ts';
import { editors } from '../access/editors.ts';
import { raiseOnGlobalChange } from '../hooks/raise-content-version.ts';
import { forgetBrokenOfGlobal } from '../link-check/forget-broken.ts';
import { otherEditors } from '../presence/other-editors-component.ts';

/** A page of its own: changes are public at once, and its history is kept. */
export function publishedGlobal(options: {
  slug: string;
  label: string;
  group: string;
  /** Settings of the whole site are for administrators. */
  isSetting?: true;
  fields: Field[];
}): GlobalConfig {
  const writers = options.isSetting ? admins : editors;
  return {
    slug: options.slug,
    label: options.label,
    admin: {
      group: options.group,
      components: { elements: { beforeDocumentControls: [otherEditors] } },
    },
    access: { read: anyone, readVersions: writers, update: writers },
    versions: { max: 50 },
    hooks: { afterChange: [forgetBrokenOfGlobal, raiseOnGlobalChange] },
    fields: options.fields,
  };
}
