import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { untouchedSample } from '../cms/fields/sample-mark.ts';
import { sampleCollections } from '../lib/subjects.ts';
import { home } from '../sample/home.ts';
import { institution } from '../sample/institution.ts';
import { legislation } from '../sample/legislation.ts';
import { liveStream } from '../sample/live-stream.ts';
import { municipalities } from '../sample/municipalities.ts';
import type { SampleLegislation } from '../sample/shapes.ts';
import { socialPosts } from '../sample/social-posts.ts';
import { signUpsAt, worldAt } from '../sample/world.ts';
import type { Request } from './fill-empty-database.ts';
import { loadFixed } from './load-fixed.ts';
import { loadLegislationFile } from './load-legislation-file.ts';
import { createReferences, inLoadingOrder, toStored } from './sample-documents.ts';

/** Everything in the sample is marked, until somebody changes it. */
const sample = untouchedSample;

/**
 * Loads the sample as it is at the given moment. One document after the other: a failure
 * ends the transaction, and nothing may be written after that.
 */
export async function loadSample(
  payload: Payload,
  request: Request,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const references = createReferences();
  references.add('municipalities', municipalities, await loadFixed(payload, request));

  const add = async (collection: CollectionSlug, items: readonly object[]): Promise<void> => {
    const { config } = payload.collections[collection];
    const ids: number[] = [];
    for (const [index, item] of items.entries()) {
      const data = toStored(item, { config, index, references }) as RequiredDataFromCollectionSlug<
        typeof collection
      >;
      const { id } = await payload.create({ collection, data, depth: 0, req: { ...request } });
      ids.push(Number(id));
    }
    references.add(collection, items, ids);
    report(`${config.labels.plural}: ${items.length}`);
  };

  const samples = {
    ...worldAt(now),
    legislation: await withFiles(payload, request, legislation),
  };
  for (const collection of inLoadingOrder(payload, sampleCollections))
    await add(collection, samples[collection]);
  await add('social-posts', socialPosts);
  await add('sign-ups', signUpsAt(now));

  await payload.updateGlobal({
    slug: 'institution',
    data: { ...institution, sample },
    req: { ...request },
  });
  await payload.updateGlobal({
    slug: 'live-stream',
    data: { ...liveStream, sample },
    req: { ...request },
  });
  const athletes = home.athletes.map((slug) => ({ athlete: references.find('athletes', slug) }));
  const nextEvents = home.nextEvents.map((slug) => ({ event: references.find('events', slug) }));
  await payload.updateGlobal({
    slug: 'home',
    data: { ...home, athletes, nextEvents, sample },
    req: { ...request },
  });
}

/** The PDF of each law. */
async function withFiles(
  payload: Payload,
  request: Request,
  laws: readonly SampleLegislation[],
): Promise<object[]> {
  const items: object[] = [];
  for (const law of laws) {
    const { document: _, ...item } = law;
    items.push({ ...item, file: await loadLegislationFile(payload, request, law) });
  }
  return items;
}
