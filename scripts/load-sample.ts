import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { untouchedSample } from '../cms/fields/sample-mark.ts';
import { timeZone } from '../lib/time-zone.ts';
import { around } from '../sample/around.ts';
import { athletes } from '../sample/athletes.ts';
import { events } from '../sample/events.ts';
import { home } from '../sample/home.ts';
import { institution } from '../sample/institution.ts';
import { legislation } from '../sample/legislation.ts';
import { liveStream } from '../sample/live-stream.ts';
import { municipalities } from '../sample/municipalities.ts';
import { news } from '../sample/news.ts';
import { places } from '../sample/places.ts';
import { programs } from '../sample/programs.ts';
import { recordedBroadcasts } from '../sample/recorded-broadcasts.ts';
import { richText } from '../sample/rich-text.ts';
import { socialPosts } from '../sample/social-posts.ts';
import { team } from '../sample/team.ts';
import { transparency } from '../sample/transparency.ts';
import { upcomingBroadcasts } from '../sample/upcoming-broadcasts.ts';
import type { Request } from './fill-empty-database.ts';
import { loadFixed } from './load-fixed.ts';
import { loadLegislationFile } from './load-legislation-file.ts';

/** Everything in the sample is marked, until somebody changes it. */
const sample = untouchedSample;

/**
 * Loads the sample, its open dates moved around the given moment. One document after the other: a failure
 * ends the transaction, and nothing may be written after that.
 *
 * Long because it names each kind of content once, in the order that relations need.
 */
export async function loadSample(
  payload: Payload,
  request: Request,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const moved = around(now);
  const add = async <Slug extends CollectionSlug>(
    collection: Slug,
    items: readonly RequiredDataFromCollectionSlug<Slug>[],
  ): Promise<number[]> => {
    const ids: number[] = [];
    for (const data of items) {
      const { id } = await payload.create({ collection, data, depth: 0, req: { ...request } });
      ids.push(Number(id));
    }
    report(`${payload.collections[collection].config.labels.plural}: ${items.length}`);
    return ids;
  };

  const municipalityId = bySlug(municipalities, await loadFixed(payload, request));
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
    news.map(published).map((item) => ({
      ...item,
      date: moved(item.date),
      date_tz: timeZone,
      body: richText(item.body),
    })),
  );
  await add(
    'places',
    places
      .map(published)
      .map((place) => ({ ...place, municipality: municipalityId(place.municipality) })),
  );
  await add(
    'upcoming-broadcasts',
    upcomingBroadcasts
      .map(published)
      .map((item) => ({ ...item, startsAt: moved(item.startsAt), startsAt_tz: timeZone })),
  );
  await add(
    'recorded-broadcasts',
    recordedBroadcasts
      .map(published)
      .map((item) => ({ ...item, date: moved(item.date), date_tz: timeZone })),
  );
  await add('social-posts', socialPosts.map(published).map(inOrder));
  await add('team-members', team.map(published).map(inOrder));
  await add(
    'transparency-records',
    transparency.map(published).map((record) => ({ ...record, date_tz: timeZone })),
  );

  const files: number[] = [];
  for (const law of legislation) files.push(await loadLegislationFile(payload, request, law));
  await add(
    'legislation',
    legislation
      .map(published)
      .map(({ document: _, ...law }, index) => ({ ...law, file: files[index] })),
  );

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
  await payload.updateGlobal({
    slug: 'home',
    data: { ...home, athletes: home.athletes.map(athleteId), sample },
    req: { ...request },
  });
}

const published = <Item extends object>(item: Item) => ({
  ...item,
  _status: 'published' as const,
  sample,
});

/** Steps of ten, so that an editor can put something between two. */
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
