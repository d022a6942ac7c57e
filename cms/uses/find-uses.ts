import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { ownCollections, pathsTo, valuesAt } from './relations.ts';
import { textUses } from './text-uses.ts';

/** Of one collection: whoever is used more often is told so. */
const mostRead = 500;

/** A document, or a page of settings, that points to another. */
export interface Use {
  of: number;
  /** The collection or global. */
  in: string;
  label: string;
  /** None for a global. */
  id: number | undefined;
  title: string;
}

/**
 * Who points to documents of a collection: through fields, and through blocks of texts; in what is published,
 * in newest drafts and in globals. What is in the bin counts for nothing.
 */
export async function findUses(
  target: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<Use[]> {
  const uses: Use[] = [];
  const { config } = req.payload;
  for (const user of ownCollections(config)) uses.push(...(await usesIn(user, target, ids, req)));
  for (const { slug, label, flattenedFields } of config.globals) {
    const paths = pathsTo(target, flattenedFields);
    if (paths.length === 0) continue;
    const page = await req.payload.db.findGlobal({ slug, req });
    const values = new Set(paths.flatMap((path) => valuesAt(page, path)));
    for (const of of ids.filter((id) => values.has(id)))
      uses.push({ of, in: slug, label: String(label), id: undefined, title: String(label) });
  }
  return uses;
}

async function usesIn(
  user: SanitizedCollectionConfig,
  target: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<Use[]> {
  const { slug, admin, versions, labels } = user;
  const paths = pathsTo(target, user.flattenedFields);
  const inTexts = await textUses(user, target, ids, req);
  if (paths.length === 0 && inTexts.length === 0) return [];
  const shownBy = [...new Set(inTexts.map(({ document }) => document))];
  const or: Where[] = [
    ...paths.map((path): Where => ({ [path]: { in: ids } })),
    ...(shownBy.length > 0 ? [{ id: { in: shownBy } }] : []),
  ];
  const title = admin.useAsTitle ?? 'id';
  const select = Object.fromEntries(
    [title, ...paths.map((path) => path.split('.')[0] ?? '')].map((name) => [name, true]),
  );
  const search = (draft: boolean) =>
    req.payload.find({
      ...{ collection: slug, where: { or }, draft, select, depth: 0 },
      ...{ limit: mostRead, pagination: false, req },
    });
  const found = [await search(false), ...(versions?.drafts ? [await search(true)] : [])];
  const uses = new Map<string, Use>();
  for (const document of found.flatMap(({ docs }) => docs as { id: number }[])) {
    const values = new Set(paths.flatMap((path) => valuesAt(document, path)));
    for (const { document: by, of } of inTexts) if (by === document.id) values.add(of);
    for (const of of ids.filter((id) => values.has(id)))
      uses.set(`${of} ${document.id}`, {
        ...{ of, in: slug, label: String(labels.plural), id: document.id },
        title: titleOf(document, title),
      });
  }
  return [...uses.values()];
}

const titleOf = (document: object, field: string): string =>
  String((document as Record<string, unknown>)[field] || 'sem título');
