import type { CollectionConfig, Field } from 'payload';
import { editors } from '../access/editors.ts';
import { publicityOrWriter } from '../access/publicity-or-writer.ts';
import { publishedOrWriter } from '../access/published-or-writer.ts';
import { writers, writersOfDrafts } from '../access/writers.ts';
import { noteChange, rememberOccasion } from '../entries/note-change.ts';
import { internalNotes } from '../fields/internal-notes.ts';
import { lastEditor } from '../fields/last-editor.ts';
import { listColumns } from '../fields/list-columns.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { toldChangesField } from '../fields/told-changes.ts';
import { formParts, previewOf } from '../form-parts.ts';
import { authorsWriteDrafts } from '../hooks/authors-write-drafts.ts';
import { moveThroughBin } from '../hooks/bin.ts';
import { forgetFormerAddresses, keepFormerAddress } from '../hooks/keep-former-address.ts';
import { nameEditor } from '../hooks/name-editor.ts';
import { forgetFresh, noteFresh } from '../hooks/note-fresh.ts';
import {
  noteDeleted,
  noteWithdrawn,
  rememberBeforeDeletion,
  rememberPublic,
} from '../hooks/note-withdrawn.ts';
import { ifPublicChanges } from '../hooks/public-change.ts';
import { raiseOnChange, raiseOnDelete } from '../hooks/raise-content-version.ts';
import { refuseIfInUse } from '../hooks/refuse-if-in-use.ts';
import { rememberStored } from '../hooks/stored-state.ts';
import { forgetBroken } from '../link-check/forget-broken.ts';
import { clearReview, clearReviewOfDeleted } from '../reviews/clear-review.ts';
import { reviewField } from '../reviews/review-field.ts';
import { usesField } from '../uses/uses-field.ts';

interface PublishedCollection {
  slug: string;
  labels: { singular: string; plural: string };
  group: 'Conteúdo' | 'Resultados' | 'Secretaria' | 'Transmissões';
  title: string;
  columns: string[];
  sort?: string;
  /** A component above its list. */
  aboveList?: string;
  /** Whether it is hidden in the electoral period. */
  publicity?: true;
  /** What lists filter and sort by, in this order: fields of one database index each. */
  indexes?: string[][];
  /** Whether feeds that others follow must tell when one is withdrawn. */
  inFeeds?: true;
  /** Whether those signed up are told when one is cancelled or moved. */
  tellsEntrants?: true;
  /** Whether subscribers who want it at once are told when one is new. */
  tellsReaders?: true;
  fields: Field[];
}

/**
 * What every public collection has: drafts, versions, access rules, and hooks that refresh the site.
 * Long because it is one list, and the order of its hooks matters.
 */
export function publishedCollection(options: PublishedCollection): CollectionConfig {
  const { inFeeds, tellsEntrants, tellsReaders } = options;
  const columns = listColumns(options.fields);
  return {
    slug: options.slug,
    labels: options.labels,
    defaultSort: options.sort ?? options.title,
    admin: {
      group: options.group,
      useAsTitle: options.title,
      defaultColumns: [
        ...options.columns.slice(0, 1),
        ...columns.map(({ name }) => name),
        ...options.columns.slice(1),
      ],
      ...previewOf(options.slug),
      components: {
        ...formParts(options.slug),
        ...(options.aboveList ? { beforeListTable: [options.aboveList] } : {}),
      },
    },
    access: {
      read: options.publicity ? publicityOrWriter : publishedOrWriter,
      readVersions: writers,
      create: writersOfDrafts,
      update: writersOfDrafts,
      delete: editors,
    },
    // Every public list asks for what is published first of all.
    indexes: (options.indexes ?? []).map((fields) => ({ fields: ['_status', ...fields] })),
    trash: true,
    versions: {
      drafts: { schedulePublish: true, autosave: { interval: 2000, showSaveDraftButton: true } },
      maxPerDoc: 50,
    },
    hooks: {
      beforeOperation: [authorsWriteDrafts],
      beforeChange: [
        nameEditor,
        rememberStored,
        moveThroughBin,
        keepFormerAddress,
        ...(inFeeds ? [rememberPublic] : []),
        ...(tellsEntrants ? [rememberOccasion] : []),
      ],
      beforeDelete: [refuseIfInUse, ...(inFeeds ? [rememberBeforeDeletion] : [])],
      afterChange: [
        ...(inFeeds ? [noteWithdrawn] : []),
        ...(tellsEntrants ? [ifPublicChanges(noteChange)] : []),
        ...(tellsReaders ? [noteFresh] : []),
        ifPublicChanges(forgetBroken),
        clearReview,
        raiseOnChange,
      ],
      afterDelete: [
        forgetFormerAddresses,
        clearReviewOfDeleted,
        ...(inFeeds ? [noteDeleted] : []),
        ...(tellsReaders ? [forgetFresh] : []),
        raiseOnDelete,
      ],
    },
    fields: [
      reviewField,
      ...(tellsEntrants ? [toldChangesField] : []),
      ...options.fields,
      internalNotes,
      lastEditor,
      ...columns,
      sampleMark,
      usesField,
    ],
  };
}
