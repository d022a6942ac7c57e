import type { CollectionConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { anyone } from '../access/anyone.ts';
import { slugField } from '../fields/slug.ts';
import { forgetFormerAddresses, keepFormerAddress } from '../hooks/keep-former-address.ts';
import { raiseOnChange, raiseOnDelete } from '../hooks/raise-content-version.ts';
import { refuseIfInUse } from '../hooks/refuse-if-in-use.ts';

/** The 16 of Amapá: facts, not news, so they have no drafts. */
export const municipalities: CollectionConfig = {
  slug: 'municipalities',
  labels: { singular: 'Município', plural: 'Municípios' },
  defaultSort: 'name',
  admin: { group: 'Secretaria', useAsTitle: 'name', defaultColumns: ['name', 'ibge'] },
  access: { read: anyone, create: admins, update: admins, delete: admins },
  hooks: {
    beforeChange: [keepFormerAddress],
    beforeDelete: [refuseIfInUse],
    afterChange: [raiseOnChange],
    afterDelete: [forgetFormerAddresses, raiseOnDelete],
  },
  fields: [
    { name: 'name', label: 'Nome', type: 'text', required: true, unique: true },
    slugField('name'),
    { name: 'ibge', label: 'Código do IBGE', type: 'text', required: true, unique: true },
    { name: 'latitude', label: 'Latitude', type: 'number', required: true },
    { name: 'longitude', label: 'Longitude', type: 'number', required: true },
  ],
};
