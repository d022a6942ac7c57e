import type { CollectionSlug, Payload } from 'payload';

interface Named {
  collection: CollectionSlug;
  document: number;
}

const untitled = 'Sem título';

/** As lists name these documents, in their newest draft: one question for each collection. */
export async function readTitles(payload: Payload, named: readonly Named[]): Promise<string[]> {
  const titles = new Map<string, string>();
  for (const collection of new Set(named.map((one) => one.collection))) {
    const numbers = named.filter((one) => one.collection === collection);
    const field = payload.collections[collection].config.admin.useAsTitle ?? 'id';
    const { docs } = await payload.find({
      collection,
      where: { id: { in: numbers.map(({ document }) => document) } },
      ...{ draft: true, depth: 0, pagination: false },
    });
    for (const document of docs) {
      const title: unknown = Reflect.get(document, field);
      if (typeof title === 'string') titles.set(`${collection} ${document.id}`, title);
    }
  }
  return named.map(
    ({ collection, document }) => titles.get(`${collection} ${document}`) || untitled,
  );
}
