import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { untouchedSample } from '../cms/fields/sample-mark.ts';
import { dayOf, yearOf } from '../lib/dates.ts';
import { type SampleCollection, sampleCollections } from '../lib/subjects.ts';
import { around } from '../sample/around.ts';
import { competitions } from '../sample/competitions.ts';
import { home } from '../sample/home.ts';
import { institution } from '../sample/institution.ts';
import { legislation } from '../sample/legislation.ts';
import { liveStream } from '../sample/live-stream.ts';
import { matches } from '../sample/matches.ts';
import { moment } from '../sample/moment.ts';
import { municipalities } from '../sample/municipalities.ts';
import { withServiceDates } from '../sample/service-dates.ts';
import { services } from '../sample/services.ts';
import { sessionRules } from '../sample/session-rules.ts';
import type { SampleLegislation } from '../sample/shapes.ts';
import { signUps } from '../sample/sign-ups.ts';
import { socialPosts } from '../sample/social-posts.ts';
import { subjectSamples } from '../sample/subjects.generated.ts';
import type { Request } from './fill-empty-database.ts';
import { loadFixed } from './load-fixed.ts';
import { loadLegislationFile } from './load-legislation-file.ts';
import { createReferences, inLoadingOrder, toStored } from './sample-documents.ts';

/** Everything in the sample is marked, until somebody changes it. */
const sample = untouchedSample;

/** Dates that lie around the day of loading; the others are the specification's own. */
const openDates: Partial<Record<SampleCollection, string>> = {
  news: 'date',
  'upcoming-broadcasts': 'startsAt',
  'recorded-broadcasts': 'date',
};

/**
 * Loads the sample, its open dates moved around the given moment. One document after the other: a failure
 * ends the transaction, and nothing may be written after that.
 */
export async function loadSample(
  payload: Payload,
  request: Request,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const moved = around(now);
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

  const samples: Record<SampleCollection, readonly object[]> = {
    ...subjectSamples,
    legislation: await withFiles(payload, request, legislation),
    ...withRecordedDays(moved),
    // Earlier months keep the events of the specification and nothing else.
    services: services.map((service) => withServiceDates(service, now, moved)),
    'session-rules': sessionRules.map((rule) => ({ ...rule, from: moment(dayOf(now), '12:00') })),
  };
  for (const collection of inLoadingOrder(payload, sampleCollections)) {
    const open = openDates[collection];
    const items = samples[collection];
    await add(collection, open ? items.map((item) => withDate(item, open, moved)) : items);
  }
  await add('social-posts', socialPosts);
  await add('sign-ups', signUpsOf(now));

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
  await payload.updateGlobal({
    slug: 'home',
    data: { ...home, athletes, sample },
    req: { ...request },
  });
}

/** With a day on which the data go. */
function signUpsOf(now: Date): object[] {
  const deleteOn = moment(`${yearOf(dayOf(now)) + 1}-12-31`, '12:00');
  return signUps.map((signUp) => ({ ...signUp, deleteOn }));
}

/** What was recorded was played on the day of its recording. */
function withRecordedDays(moved: (date: string) => string) {
  const recorded = new Set(
    matches.flatMap(({ recording, competition }) => (recording ? [competition] : [])),
  );
  return {
    matches: matches.map((match) =>
      recorded.has(match.competition) ? withDate(match, 'startsAt', moved) : match,
    ),
    competitions: competitions.map((one) =>
      recorded.has(one.slug) ? withDate(withDate(one, 'from', moved), 'until', moved) : one,
    ),
  };
}

function withDate(item: object, field: string, moved: (date: string) => string): object {
  return { ...item, [field]: moved(Reflect.get(item, field)) };
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
