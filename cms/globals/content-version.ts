import type { GlobalConfig } from 'payload';
import { anyone } from '../access/anyone.ts';
import { nobody } from '../access/nobody.ts';

/** A number that grows with each publication. The site's cached pages are fresh while it stays the same. */
export const contentVersion: GlobalConfig = {
  slug: 'content-version',
  label: 'Número do conteúdo',
  admin: { hidden: true },
  access: { read: anyone, update: nobody },
  fields: [{ name: 'value', label: 'Número', type: 'number', required: true, defaultValue: 0 }],
};
