import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { holdName } from '../hold-name.ts';
import { refuse } from '../hooks/refuse.ts';
import { type Base, basePath, momentOf } from './base.ts';
import { refuseConflict } from './conflict.ts';
import { lastSaver } from './last-saver.ts';
import { mergeByPart, type Part, partsOf } from './merge.ts';
import { beginOwnVersion } from './own-version.ts';
import { noteTaken } from './tell-taken.ts';

interface Saving {
  id?: number | string;
  data?: Record<string, unknown>;
  draft?: boolean;
  autosave?: boolean;
}

type Stored = Record<string, unknown>;

const baseShape = z.object({ updatedAt: z.string(), parts: z.record(z.string(), z.string()) });

function takeBase({ data }: Saving): Base | undefined {
  const sent = data?.[basePath];
  if (sent === undefined || sent === null) return undefined;
  delete data?.[basePath];
  const { success, data: base } = baseShape.safeParse(sent);
  return success ? base : refuse('O formulário não diz em que se baseia. Recarregue a página.');
}

/** The compare and set of one save: inside its transaction, while no other save of the same text runs. */
async function mergeInto(
  { data = {} }: Saving,
  what: {
    name: string;
    base: Base;
    parts: Part[];
    publishes: boolean;
    read: () => Promise<Stored | null>;
    by: (stored: Stored) => Promise<string | undefined>;
  },
  req: PayloadRequest,
): Promise<void> {
  const stored = await what.read();
  if (!stored || momentOf(stored) === what.base.updatedAt) return;
  const merged = mergeByPart(what.parts, {
    data,
    stored,
    base: what.base,
    publishes: what.publishes,
  });
  if (merged.conflicts.length > 0)
    await refuseConflict(merged, { data, stored, by: await what.by(stored), req });
  noteTaken(
    what.name,
    merged.taken.map(({ path }) => path),
    req.context,
  );
}

/** Saves of forms name what they are based on. Programs and scripts that don't write what they send, as ever. */
export const mergeSave: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const saving = args as Saving;
  const base = takeBase(saving);
  const { id } = saving;
  if (operation !== 'update' || id === undefined || req.payloadAPI !== 'REST') return args;
  const name = `${collection.slug}/${id}`;
  await holdName(`save ${name}`, req);
  const slug = collection.slug as CollectionSlug;
  const hasDrafts = Boolean(collection.versions?.drafts);
  if (base)
    await mergeInto(
      saving,
      {
        name,
        base,
        parts: partsOf(collection.flattenedFields),
        publishes: hasDrafts && saving.draft !== true,
        read: () =>
          req.payload.findByID({
            collection: slug,
            id,
            depth: 0,
            draft: true,
            disableErrors: true,
            overrideAccess: false,
            user: req.user,
            req,
          }) as Promise<Stored | null>,
        by: (stored) => lastSaver(collection, stored, req),
      },
      req,
    );
  if (hasDrafts && saving.autosave) await beginOwnVersion(slug, id, req);
  return args;
};

export const mergeGlobalSave: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  const saving = args as Saving;
  const base = operation === 'update' ? takeBase(saving) : undefined;
  if (!base) return args;
  await holdName(`save ${global.slug}`, req);
  await mergeInto(
    saving,
    {
      name: global.slug,
      base,
      parts: partsOf(global.flattenedFields),
      publishes: false,
      read: () =>
        req.payload.findGlobal({
          slug: global.slug as GlobalSlug,
          depth: 0,
          overrideAccess: false,
          user: req.user,
          req,
        }) as Promise<object> as Promise<Stored>,
      by: () => lastSaver(global, undefined, req),
    },
    req,
  );
  return args;
};
