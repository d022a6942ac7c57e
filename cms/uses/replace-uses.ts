import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { asWritten } from '../as-written.ts';
import { refuse } from '../hooks/refuse.ts';
import { requestTogether } from '../together.ts';
import { findUses, type Use } from './find-uses.ts';
import { pathsTo, replacedAt } from './relations.ts';
import { replacedInText, textFields } from './text-uses.ts';

/** More documents would hold the database for too long. */
const mostReplaced = 200;

interface Replacement {
  target: CollectionSlug;
  from: number;
  to: number;
}

interface Stored {
  id?: number;
  _status?: 'draft' | 'published' | null;
}

/** Puts another document of the same kind in all places, in one transaction. Returns how many changed. */
export function replaceUses(change: Replacement, req: PayloadRequest): Promise<number> {
  const { target, from } = change;
  return requestTogether(req, async () => {
    await refuseUnfit(change, req);
    const uses = await findUses(target, [from], req);
    if (uses.length > mostReplaced)
      refuse(`Está em mais de ${mostReplaced} lugares: troque antes em alguns deles, um a um.`);
    for (const use of uses) await replaceIn(use, change, req);
    if ((await findUses(target, [from], req)).length > 0)
      refuse('Não foi possível trocar em todos os lugares. Nada foi mudado.');
    return uses.length;
  });
}

async function refuseUnfit({ target, from, to }: Replacement, req: PayloadRequest): Promise<void> {
  if (from === to) refuse('Escolha outro para entrar no lugar.');
  const read = async (id: number) => {
    const where = { id: { equals: id } };
    const { docs } = await req.payload.find({
      ...{ collection: target, where, depth: 0, limit: 1, req, overrideAccess: false },
    });
    return docs[0] as Stored | undefined;
  };
  const [before, after] = [await read(from), await read(to)];
  if (!before || !after) return refuse('O que entra no lugar não existe mais.');
  if (before._status === 'published' && after._status === 'draft')
    refuse('O que entra no lugar não está publicado: as páginas ficariam sem ele.');
}

async function replaceIn(use: Use, change: Replacement, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  if (use.id === undefined) {
    const slug = use.in as GlobalSlug;
    const config = payload.config.globals.find((global) => global.slug === slug);
    const page = await payload.findGlobal({ slug, depth: 0, req });
    const data = changedFields(
      page,
      pathsTo(change.target, config?.flattenedFields ?? []),
      [],
      change,
    );
    await payload.updateGlobal({ slug, data, depth: 0, req, overrideAccess: false });
    return;
  }
  const collection = use.in as CollectionSlug;
  const { config } = payload.collections[collection];
  const where = { collection, id: use.id, depth: 0, req } as const;
  const changed = (document: object) =>
    changedFields(
      document,
      pathsTo(change.target, config.flattenedFields),
      textFields(config),
      change,
    );
  const stored = (await payload.findByID(where)) as Stored;
  const write = (data: object, draft: boolean) =>
    payload.update({ ...where, data, draft, overrideAccess: false });
  if (!config.versions?.drafts) {
    await write(changed(stored), false);
    return;
  }
  const newest = (await payload.findByID({ ...where, draft: true })) as Stored;
  if (stored._status !== 'published') {
    await write(changed(newest), true);
    // Saving a draft leaves the row of the collection as it was.
    await payload.db.updateOne({ collection, id: use.id, data: changed(stored), req });
    return;
  }
  await write({ ...asWritten(stored), ...changed(stored), _status: 'published' }, false);
  // What an editor had begun stays the newest version, not yet public.
  if (newest._status === 'draft') await write({ ...asWritten(newest), ...changed(newest) }, true);
}

function changedFields(
  document: object,
  paths: string[],
  texts: string[],
  { target, from, to }: Replacement,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const current = (name: string) =>
    name in fields ? fields[name] : (document as Record<string, unknown>)[name];
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    fields[name] = replacedAt(current(name), rest, from, to);
  }
  for (const name of texts) fields[name] = replacedInText(current(name), target, from, to);
  return fields;
}
