import type {
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { ownCollections, pathsTo, valuesAt } from '../relations.ts';
import { refuse } from './refuse.ts';

const mostNamed = 3;

/**
 * Refuses to delete what others use. Looks through all fields that point to it, in published documents, their
 * drafts and the globals.
 */
export const refuseIfInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const target = collection.slug as CollectionSlug;
  const { config } = req.payload;
  const uses: string[] = [];
  for (const user of ownCollections(config)) {
    const titles = await titlesOfUsers(user, pathsTo(target, user.flattenedFields), id, req);
    if (titles.length > 0) uses.push(`${user.labels.plural} (${listOf(titles)})`);
  }
  for (const { slug, label, flattenedFields } of config.globals) {
    const paths = pathsTo(target, flattenedFields);
    if (paths.length === 0) continue;
    const page = await req.payload.db.findGlobal({ slug, req });
    if (paths.some((path) => valuesAt(page, path).includes(id))) uses.push(String(label));
  }
  if (uses.length > 0)
    refuse(`Está em uso e não pode ser apagado. Troque ou retire antes em: ${uses.join('; ')}.`);
};

async function titlesOfUsers(
  { slug, admin, versions }: SanitizedCollectionConfig,
  paths: string[],
  id: number | string,
  req: PayloadRequest,
): Promise<string[]> {
  if (paths.length === 0) return [];
  const where = { or: paths.map((path) => ({ [path]: { equals: id } })) };
  const search = (draft: boolean) =>
    req.payload.find({ collection: slug, where, draft, depth: 0, pagination: false, req });
  const found = [await search(false), ...(versions?.drafts ? [await search(true)] : [])];
  const titles = found
    .flatMap(({ docs }) => docs)
    .map((document): [unknown, string] => [document.id, titleOf(document, admin.useAsTitle)]);
  return [...new Map(titles).values()];
}

const titleOf = (document: object, field = 'id'): string =>
  String((document as Record<string, unknown>)[field] || 'sem título');

function listOf(titles: string[]): string {
  const named = titles.slice(0, mostNamed).map((title) => `“${title}”`);
  const rest = titles.length - named.length;
  return rest > 0 ? `${named.join(', ')} e mais ${rest}` : named.join(', ');
}
