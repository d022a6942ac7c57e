import type {
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalConfig,
  SanitizedConfig,
} from 'payload';
import { closePayloadsOwn } from './access/close-payloads-own.ts';
import {
  noteChanged,
  noteDeletion,
  noteGlobalChange,
  noteListLook,
  noteMessageLook,
} from './audit/audit-hooks.ts';
import { noteForgottenRow } from './backup/forgotten.ts';
import { withHelp } from './help/with-help.ts';
import { refuseUnknownNumber } from './hooks/refuse-unknown-number.ts';
import { rememberStored } from './hooks/stored-state.ts';
import { closePortalFields } from './portal-fields.ts';
import { formBase } from './saves/form-base-component.ts';
import { mergeGlobalSave, mergeSave } from './saves/merge-saves.ts';
import { tellGlobalTaken, tellTaken } from './saves/tell-taken.ts';

/** Those whose changes are public at once, beside the collections with drafts. */
const publicAtOnce = new Set([
  ...['media', 'documents', 'sign-ups', 'message-templates', 'municipalities', 'redirects'],
]);

/** What is about a person: once deleted, a restored backup must not bring it back. */
const aboutPeople = new Set([
  ...['contact-messages', 'newsletter-subscriptions', 'opening-alerts', 'outgoing-mails', 'users'],
  ...['entries', 'entry-notices', 'team-members', 'athletes'],
]);

const rememberDeletion: CollectionAfterDeleteHook = ({ collection, id }) =>
  noteForgottenRow(collection.slug, Number(id));

/**
 * Locks that end as they begin: Payload's would refuse a colleague's save for minutes, or take the text from who
 * is writing it. Saves are compared instead (`saves/merge-saves.ts`).
 */
const lockDocuments = { duration: 0 };

/** What holds for every collection, so that a new one can't forget it: no API tab, help below fields, and its trail. */
export function collectionAtDesk(config: CollectionConfig): CollectionConfig {
  const { admin, hooks, slug, versions } = config;
  const isPublic = Boolean(versions) || publicAtOnce.has(slug);
  return {
    ...config,
    fields: withHelp(config.fields, slug),
    admin: {
      ...admin,
      hideAPIURL: true,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          beforeDocumentControls: [
            ...(admin?.components?.edit?.beforeDocumentControls ?? []),
            formBase,
          ],
        },
      },
    },
    lockDocuments,
    hooks: {
      ...hooks,
      beforeOperation: [refuseUnknownNumber, mergeSave, ...(hooks?.beforeOperation ?? [])],
      ...(isPublic && {
        beforeChange: [...new Set([...(hooks?.beforeChange ?? []), rememberStored])],
      }),
      afterChange: [...(hooks?.afterChange ?? []), ...(isPublic ? [noteChanged] : []), tellTaken],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        noteDeletion,
        ...(aboutPeople.has(slug) ? [rememberDeletion] : []),
      ],
      ...(slug === 'contact-messages' && {
        afterRead: [...(hooks?.afterRead ?? []), noteMessageLook],
        afterOperation: [...(hooks?.afterOperation ?? []), noteListLook],
      }),
    },
  };
}

export const globalAtDesk = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  fields: withHelp(config.fields, config.slug),
  admin: {
    ...config.admin,
    hideAPIURL: true,
    components: {
      ...config.admin?.components,
      elements: {
        ...config.admin?.components?.elements,
        beforeDocumentControls: [
          ...(config.admin?.components?.elements?.beforeDocumentControls ?? []),
          formBase,
        ],
      },
    },
  },
  lockDocuments,
  hooks: {
    ...config.hooks,
    beforeOperation: [mergeGlobalSave, ...(config.hooks?.beforeOperation ?? [])],
    afterChange: [...(config.hooks?.afterChange ?? []), noteGlobalChange, tellGlobalTaken],
  },
});

/** Once Payload has added what is its own: the fields that requests don't write, and its own collections. */
export async function closeToRequests(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config;
  closePortalFields(built);
  closePayloadsOwn(built);
  return built;
}
