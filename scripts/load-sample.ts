import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import { slugify } from '../lib/slug.ts';
import { timeZone } from '../lib/time-zone.ts';
import { legislationKinds } from '../lib/vocabulary.ts';
import { athletes } from '../sample/athletes.ts';
import { events } from '../sample/events.ts';
import { examplePdf } from '../sample/example-pdf.ts';
import { home } from '../sample/home.ts';
import { institution } from '../sample/institution.ts';
import { legislation } from '../sample/legislation.ts';
import { liveStream } from '../sample/live-stream.ts';
import { municipalities } from '../sample/municipalities.ts';
import { news } from '../sample/news.ts';
import { places } from '../sample/places.ts';
import { programs } from '../sample/programs.ts';
import { programsPage } from '../sample/programs-page.ts';
import { recordedBroadcasts } from '../sample/recorded-broadcasts.ts';
import { richText } from '../sample/rich-text.ts';
import type { SampleLegislation } from '../sample/shapes.ts';
import { siteSettings } from '../sample/site-settings.ts';
import { socialPosts } from '../sample/social-posts.ts';
import { team } from '../sample/team.ts';
import { transparency } from '../sample/transparency.ts';
import { upcomingBroadcasts } from '../sample/upcoming-broadcasts.ts';

type Request = Pick<PayloadRequest, 'transactionID'>;

/** One document or one saved global here means that someone already works with this database. */
const filledCollections = [
  'municipalities',
  'programs',
  'events',
  'news',
  'athletes',
  'places',
  'upcoming-broadcasts',
  'recorded-broadcasts',
  'social-posts',
  'team-members',
  'documents',
  'legislation',
  'transparency-records',
] as const satisfies readonly CollectionSlug[];
type FilledCollection = (typeof filledCollections)[number];
const filledGlobals = [
  'site-settings',
  'institution',
  'programs-page',
  'live-stream',
  'home',
] as const satisfies readonly GlobalSlug[];

/**
 * Fills an empty database with the sample, and says whether it did.
 *
 * All of it is one transaction: a loader that is stopped half-way leaves the database as empty as
 * it was, so the next start simply tries again. Adding only what is missing would also heal a
 * half-loaded database, but it would bring back, at every start, what an editor deleted on purpose.
 */
export async function loadSample(
  payload: Payload,
  report: (line: string) => void,
): Promise<boolean> {
  if (!(await isEmpty(payload))) return false;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database has no transactions.');
  try {
    await fill(payload, { transactionID }, report);
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    // Of two programs that start at once, the names of the municipalities, unique, let one win.
    if (!(await isEmpty(payload))) return false;
    throw error;
  }
  // The adapter swallows a commit that fails.
  if (await isEmpty(payload)) throw new Error('The database did not keep the sample.');
  return true;
}

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of filledCollections) {
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs > 0) return false;
  }
  for (const slug of filledGlobals) {
    const saved = await payload.findGlobal({ slug, depth: 0 });
    if (saved.createdAt) return false;
  }
  return true;
}

/** One after the other: a failure ends the transaction, and nothing may be written after that. */
async function fill(
  payload: Payload,
  request: Request,
  report: (line: string) => void,
): Promise<void> {
  const add = async <Slug extends FilledCollection>(
    collection: Slug,
    items: readonly RequiredDataFromCollectionSlug<Slug>[],
  ): Promise<number[]> => {
    const ids: number[] = [];
    for (const data of items) {
      const { id } = await payload.create({ collection, data, depth: 0, req: { ...request } });
      ids.push(id);
    }
    report(`${payload.collections[collection].config.labels.plural}: ${items.length}`);
    return ids;
  };

  const municipalityId = bySlug(municipalities, await add('municipalities', municipalities));
  const programId = bySlug(programs, await add('programs', programs.map(published).map(inOrder)));
  const athleteId = bySlug(athletes, await add('athletes', athletes.map(published).map(inOrder)));
  await add(
    'events',
    events.map(published).map(({ program, ...event }) => ({
      ...event,
      startsAt_tz: timeZone,
      endsAt_tz: timeZone,
      situation: 'confirmado',
      municipality: municipalityId(event.municipality),
      ...(program && { program: programId(program) }),
    })),
  );
  await add(
    'news',
    news.map(published).map((item) => ({ ...item, date_tz: timeZone, body: richText(item.body) })),
  );
  await add(
    'places',
    places
      .map(published)
      .map((place) => ({ ...place, municipality: municipalityId(place.municipality) })),
  );
  await add(
    'upcoming-broadcasts',
    upcomingBroadcasts.map(published).map((item) => ({ ...item, startsAt_tz: timeZone })),
  );
  await add(
    'recorded-broadcasts',
    recordedBroadcasts.map(published).map((item) => ({ ...item, date_tz: timeZone })),
  );
  await add('social-posts', socialPosts.map(published).map(inOrder));
  await add('team-members', team.map(published).map(inOrder));
  await add(
    'transparency-records',
    transparency.map(published).map((record) => ({ ...record, date_tz: timeZone })),
  );

  const files: number[] = [];
  for (const law of legislation) files.push(await addDocument(payload, request, law));
  await add(
    'legislation',
    legislation
      .map(published)
      .map(({ document: _, ...law }, index) => ({ ...law, file: files[index] })),
  );

  await payload.updateGlobal({ slug: 'site-settings', data: siteSettings, req: { ...request } });
  await payload.updateGlobal({ slug: 'institution', data: institution, req: { ...request } });
  await payload.updateGlobal({ slug: 'programs-page', data: programsPage, req: { ...request } });
  await payload.updateGlobal({ slug: 'live-stream', data: liveStream, req: { ...request } });
  await payload.updateGlobal({
    slug: 'home',
    data: { ...home, athletes: home.athletes.map(athleteId) },
    req: { ...request },
  });
}

const published = <Item extends object>(item: Item) => ({
  ...item,
  _status: 'published' as const,
});

/** Steps of ten leave an editor room between two. */
const inOrder = <Item extends object>(item: Item, index: number) => ({
  ...item,
  order: (index + 1) * 10,
});

function bySlug<Slug extends string>(items: readonly { slug: Slug }[], ids: readonly number[]) {
  const found = new Map(items.map(({ slug }, index) => [slug, ids[index]]));
  return (slug: Slug): number => {
    const id = found.get(slug);
    if (id === undefined) throw new Error(`The sample has no '${slug}'.`);
    return id;
  };
}

/** Files are outside the transaction: one that an interrupted run left behind is written over. */
async function addDocument(
  payload: Payload,
  request: Request,
  law: SampleLegislation,
): Promise<number> {
  const title = `${legislationKinds[law.kind]} nº ${law.number}/${law.year}: ${law.title}`;
  const data = await examplePdf({ title, heading: law.title, paragraphs: law.document });
  const { id } = await payload.create({
    collection: 'documents',
    data: { title },
    file: {
      data,
      name: `exemplo-${law.kind}-${slugify(law.title)}.pdf`,
      mimetype: 'application/pdf',
      size: data.length,
    },
    overwriteExistingFiles: true,
    req: { ...request },
  });
  return id;
}
