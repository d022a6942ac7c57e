import type { CollectionConfig, Field } from 'payload';
import { editors } from '../access/editors.ts';
import { publishedOrEditor } from '../access/published-or-editor.ts';
import { internalNotes } from '../fields/internal-notes.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { forgetFormerAddresses, keepFormerAddress } from '../hooks/keep-former-address.ts';
import {
  noteDeleted,
  noteWithdrawn,
  rememberBeforeDeletion,
  rememberPublic,
} from '../hooks/note-withdrawn.ts';
import { raiseOnChange, raiseOnDelete } from '../hooks/raise-content-version.ts';
import { refuseIfInUse } from '../hooks/refuse-if-in-use.ts';

interface PublishedCollection {
  slug: string;
  labels: { singular: string; plural: string };
  group: 'Conteúdo' | 'Resultados' | 'Secretaria' | 'Transmissões';
  title: string;
  columns: string[];
  sort?: string;
  /** What lists filter and sort by, in this order: fields of one database index each. */
  indexes?: string[][];
  /** Whether feeds that others follow must tell when one is withdrawn. */
  inFeeds?: true;
  fields: Field[];
}

/** What every public collection has: drafts, versions, access rules, and hooks that refresh the site. */
export function publishedCollection(options: PublishedCollection): CollectionConfig {
  const { inFeeds } = options;
  return {
    slug: options.slug,
    labels: options.labels,
    defaultSort: options.sort ?? options.title,
    admin: {
      group: options.group,
      useAsTitle: options.title,
      defaultColumns: [...options.columns, '_status'],
      components: { edit: { PublishButton: '/components/publish-button.tsx#PublishButton' } },
    },
    access: {
      read: publishedOrEditor,
      readVersions: editors,
      create: editors,
      update: editors,
      delete: editors,
    },
    // Every public list asks for what is published first of all.
    indexes: (options.indexes ?? []).map((fields) => ({ fields: ['_status', ...fields] })),
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
    hooks: {
      beforeChange: [keepFormerAddress, ...(inFeeds ? [rememberPublic] : [])],
      beforeDelete: [refuseIfInUse, ...(inFeeds ? [rememberBeforeDeletion] : [])],
      afterChange: [...(inFeeds ? [noteWithdrawn] : []), raiseOnChange],
      afterDelete: [forgetFormerAddresses, ...(inFeeds ? [noteDeleted] : []), raiseOnDelete],
    },
    fields: [...options.fields, internalNotes, sampleMark],
  };
}
