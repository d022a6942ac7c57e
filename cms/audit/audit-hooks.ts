import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionAfterReadHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { readStored, type StoredState, storedBefore } from '../hooks/stored-state.ts';
import { nameDocument } from './name-document.ts';
import { type AuditedAction, noteAction, whoIs } from './note-action.ts';

/** Only what somebody does: content that the portal loads at its first start is no action. */
const isSomebodys = ({ user }: PayloadRequest): boolean => Boolean(user);

/** What is public is read from the collection before and after: documents in hooks may be drafts. */
export const noteChanged: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  req,
}) => {
  if (!isSomebodys(req)) return;
  const before = storedBefore(collection.slug, doc.id, context);
  const after = await readStored(collection.slug, doc.id, req);
  const hasDrafts = Boolean(collection.versions?.drafts);
  const action = hasDrafts
    ? actionOn(before, after ?? {}, doc._status !== 'draft')
    : actionWithoutDrafts(before, after ?? {}, operation);
  if (action) await noteAction(action, nameDocument(collection, doc), req);
};

function actionOn(before: StoredState = {}, after: StoredState, touchesPublic: boolean) {
  const moved = toOrFromBin(before, after);
  if (moved) return moved;
  const [was, is] = [before, after].map(({ _status }) => _status === 'published');
  if (is && !was) return 'publicou';
  if (was && !is) return 'retirou';
  return is && touchesPublic ? 'alterou' : undefined;
}

function actionWithoutDrafts(
  before: StoredState = {},
  after: StoredState,
  operation: string,
): AuditedAction {
  return toOrFromBin(before, after) ?? (operation === 'create' ? 'publicou' : 'alterou');
}

function toOrFromBin(before: StoredState, after: StoredState): AuditedAction | undefined {
  if (Boolean(before.deletedAt) === Boolean(after.deletedAt)) return undefined;
  return after.deletedAt ? 'lixeira' : 'restaurou';
}

export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (isSomebodys(req)) await noteAction('apagou', nameDocument(collection, doc), req);
};

export const noteGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  if (isSomebodys(req)) await noteAction('alterou', `Página: ${String(global.label)}`, req);
};

const lookPauseMs = 10 * 60_000;

/** Not with every click: once in ten minutes. */
async function noteLook(what: string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'audit-notes',
    where: {
      and: [
        { action: { equals: 'consultou' } },
        { who: { equals: whoIs(req) } },
        { what: { equals: what } },
        { createdAt: { greater_than: new Date(Date.now() - lookPauseMs).toISOString() } },
      ],
    },
    req,
  });
  if (totalDocs === 0) await noteAction('consultou', what, req);
}

/** Who opened one message of a citizen. */
export const noteMessageLook: CollectionAfterReadHook = async ({
  collection,
  doc,
  findMany,
  req,
}) => {
  if (!findMany && isSomebodys(req)) await noteLook(nameDocument(collection, doc), req);
};

/** What tells of a person; the desk shows the beginning of a message without any of it. */
const personal = ['name', 'email', 'answer', 'internalNotes'];

/** Who looked at a list of them. The desk is none: it reads neither names nor addresses. */
export const noteListLook: CollectionAfterOperationHook = async ({
  collection,
  operation,
  req,
  result,
}) => {
  const shown = operation === 'find' ? (result as { docs: object[] }).docs : [];
  if (isSomebodys(req) && shown.some((doc) => personal.some((field) => field in doc)))
    await noteLook(`${String(collection.labels.plural)}: lista`, req);
  return result;
};
