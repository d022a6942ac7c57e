import {
  type CollectionSlug,
  type DateField,
  type Field,
  type FieldAccess,
  type FieldHook,
  type SanitizedConfig,
  traverseFields,
} from 'payload';
import { nobodyOnField } from './access/nobody.ts';

/**
 * What jobs decide by, beside dates: how far a letter or a session is. Whoever wrote it could have something deleted,
 * sent or kept without the right to do so.
 */
const decidedBy: Partial<Record<CollectionSlug, readonly string[]>> = {
  'newsletter-editions': ['state', 'recipients'],
  'outgoing-mails': ['to', 'messageId', 'attempts', 'edition'],
  users: ['sessions'],
};

/** A version that is restored was stored by us; no request brings its values. */
const ifRestored: FieldAccess = ({ req }) => Boolean(req.context?.isRestoringVersion);

/** Who puts something into the bin says that, and not since when: it is deleted for good by this moment. */
const stampBin: FieldHook = ({ originalDoc, overrideAccess, value }) =>
  value && !overrideAccess ? (originalDoc?.deletedAt ?? new Date().toISOString()) : value;

/**
 * Dates that people choose have a time zone (`fields/day.ts`, `fields/moment.ts`). All others are moments that the
 * portal noted: when something was written, sent, answered, or is void.
 */
const isNoted = (field: Field): field is DateField => field.type === 'date' && !field.timezone;

/**
 * No request writes what a job decides by, in whatever collection or global, Payload's own included; our own code
 * does, with `overrideAccess`. Values that a request brings are left out, as with any field that it may not write.
 */
export function closePortalFields(config: SanitizedConfig): void {
  for (const { slug, fields } of [...config.collections, ...config.globals]) {
    const named = decidedBy[slug as CollectionSlug] ?? [];
    traverseFields({
      config,
      fields,
      callback: ({ field }) => {
        if (!('name' in field) || field.type === 'tab' || field.type === 'ui') return;
        if (field.name === 'deletedAt') {
          field.access = { ...field.access, create: nobodyOnField };
          field.hooks = {
            ...field.hooks,
            beforeValidate: [...(field.hooks?.beforeValidate ?? []), stampBin],
          };
        } else if (isNoted(field) || named.includes(field.name ?? ''))
          field.access = { ...field.access, create: nobodyOnField, update: ifRestored };
      },
    });
  }
}
