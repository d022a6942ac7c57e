// Long because it names every reader of content/ once.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionSlug } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { News } from '../cms/payload-types.ts';
import type { FindableSource } from '../content/findable.ts';
import { collect } from '../lib/paged.ts';
import { paths } from '../lib/paths.ts';
import { type SubjectCollection, subjectNames, subjects } from '../lib/subjects.ts';
import { subjectSamples } from '../sample/subjects.generated.ts';
import { madeByBlock, savedText } from './support/every-block.ts';
import { openOwnDatabase } from './support/own-database.ts';

/**
 * Fills a database with the sample, then adds what must not be public: a draft of each kind of document, an
 * unpublished change to each published one, and notes for editors. No reader of content/ may return any of
 * it.
 */
const draft = 'RASCUNHO';
const note = 'SÓ PARA EDITORES';
const now = new Date('2025-05-12T12:00:00Z');

const contentFolder = join(import.meta.dirname, '../content');
const { payload, close } = await openOwnDatabase('door');
afterAll(close);

/** Each reader and how it is called; with the address of something published and of a draft. */
const hidden = 'rascunho-novo';
const calendarEvents = await import('../content/calendar-events.ts');
const [athletes, broadcasts, contentVersion, events, home, institution] = await Promise.all([
  import('../content/athletes.ts'),
  import('../content/broadcasts.ts'),
  import('../content/content-version.ts'),
  import('../content/events.ts'),
  import('../content/home.ts'),
  import('../content/institution.ts'),
]);
const [legislation, live, municipalities, news, places, programs] = await Promise.all([
  import('../content/legislation.ts'),
  import('../content/live-stream.ts'),
  import('../content/municipalities.ts'),
  import('../content/news.ts'),
  import('../content/places.ts'),
  import('../content/programs.ts'),
]);
const articles = await import('../content/articles.ts');
const monthEvent = await import('../content/month-event.ts');
const services = await import('../content/services.ts');
const placeEvents = await import('../content/place-events.ts');
const signUps = await import('../content/sign-ups.ts');
const takingPart = await import('../content/taking-part.ts');
const townCounts = await import('../content/town-counts.ts');
const [allEvents, townEvents, documentNumber, pageAddresses, photoFiles] = await Promise.all([
  import('../content/all-events.ts'),
  import('../content/town-events.ts'),
  import('../content/document-number.ts'),
  import('../content/page-addresses.ts'),
  import('../content/photo-files.ts'),
]);
const [former, lastChange, search, settings, social, team, transparency] = await Promise.all([
  import('../content/former-addresses.ts'),
  import('../content/last-change.ts'),
  import('../content/search.ts'),
  import('../content/site-settings.ts'),
  import('../content/social-posts.ts'),
  import('../content/team.ts'),
  import('../content/transparency.ts'),
]);
const [sessionRules, sessions, specialDays] = await Promise.all([
  import('../content/session-rules.ts'),
  import('../content/sessions.ts'),
  import('../content/special-days.ts'),
]);
const [feedEvents, feedPlaces, feedRules, feedSeries, feedSessions, withdrawn] = await Promise.all([
  import('../content/feed-events.ts'),
  import('../content/feed-places.ts'),
  import('../content/feed-rules.ts'),
  import('../content/feed-series.ts'),
  import('../content/feed-sessions.ts'),
  import('../content/withdrawn.ts'),
]);
const [subjectFeeds, subjectLinks, { subjectContents }] = await Promise.all([
  import('../content/subject-feeds.ts'),
  import('../content/subject-links.ts'),
  import('../content/subjects.generated.ts'),
]);
const [newsNaming, programSummaries, sports] = await Promise.all([
  import('../content/news-naming.ts'),
  import('../content/program-summaries.ts'),
  import('../content/sports.ts'),
]);
const [competitions, heats, matches, results, stateRecords] = await Promise.all([
  import('../content/competitions.ts'),
  import('../content/heats.ts'),
  import('../content/matches.ts'),
  import('../content/results.ts'),
  import('../content/state-records.ts'),
]);
const [champions, groupMatches, storedMatches, townMatches] = await Promise.all([
  import('../content/champions.ts'),
  import('../content/group-matches.ts'),
  import('../content/stored-matches.ts'),
  import('../content/town-matches.ts'),
]);
const [electoralPeriod, redirects, siteBands] = await Promise.all([
  import('../content/electoral-period.ts'),
  import('../content/redirects.ts'),
  import('../content/site-bands.ts'),
]);
const newsletterChoices = await import('../content/newsletter-choices.ts');
/** The numbers of all competitions, drafts included. */
async function everyCompetition(): Promise<number[]> {
  const { docs } = await payload.find({ collection: 'competitions', draft: true, depth: 0 });
  return docs.map(({ id }) => id);
}
const ofEveryCompetition = async <T>(read: (id: number) => Promise<T>) =>
  Promise.all((await everyCompetition()).map(read));
const cup = 'copa-das-arenas-2024-feminina';
const both = <T>(read: (slug: string) => Promise<T>, published: string) =>
  Promise.all([read(published), read(hidden)]);
const feedStart = { modified: 0, id: 0 };
const article = 'corrida-na-orla-abre-inscricoes';
/** Files of two photographs: one that a published article shows, one that only a draft does. */
const photos = { published: 'campo.jpg', draft: 'quadra.jpg' };

/** The last test fails if a reader is missing here. */
const calls: Record<string, () => Promise<unknown>> = {
  'athletes.listAthletes': athletes.listAthletes,
  'athletes.listAthletesBornIn': () => athletes.listAthletesBornIn('Macapá', 50),
  'athletes.countAthletesBornIn': () => athletes.countAthletesBornIn('Macapá'),
  'athletes.readAthlete': () => both(athletes.readAthlete, 'davi-lobato'),
  'athletes.listAthleteNews': () =>
    athletes.listAthleteNews({ name: draft, sport: 'Futebol' }, now, 50),
  'broadcasts.listUpcomingBroadcasts': () => broadcasts.listUpcomingBroadcasts(now),
  'broadcasts.countUpcomingBroadcasts': () => broadcasts.countUpcomingBroadcasts(now),
  'broadcasts.countRecordedBroadcasts': () => broadcasts.countRecordedBroadcasts(),
  'broadcasts.listBroadcastsUntil': () =>
    broadcasts.listBroadcastsUntil(new Date(0), new Date('2100-01-01')),
  'broadcasts.listRecordedBroadcasts': () => broadcasts.listRecordedBroadcasts(),
  'broadcasts.readUpcomingBroadcast': () =>
    both(broadcasts.readUpcomingBroadcast, 'basquete-macapa-porto-grande'),
  'broadcasts.readRecordedBroadcast': () =>
    both(broadcasts.readRecordedBroadcast, 'volei-final-do-estadual'),
  'calendar-events.findEventsForFile': async () =>
    collect((await calendarEvents.findEventsForFile({})).pages()),
  'calendar-events.listFeedEvents': () => calendarEvents.listFeedEvents({}, now),
  'calendar-events.listEventYears': calendarEvents.listEventYears,
  'content-version.readContentVersion': contentVersion.readContentVersion,
  'all-events.findAllEvents': async () => {
    const { read } = await allEvents.findAllEvents({}, '2025-05-12');
    return read({ offset: 0, count: 50 });
  },
  'document-number.readDocumentNumber': () =>
    both((slug) => documentNumber.readDocumentNumber('programs', slug), 'quinta-feliz'),
  'events.findAhead': () => events.findAhead(new Date(0), [], 50),
  'events.findEvents': () => events.findEvents([], ['startsAt']),
  'events.listNextEvents': () => events.listNextEvents(now, 50),
  'events.listProgramEvents': () => events.listProgramEvents('quinta-feliz', new Date(0), 50),
  'events.listEvents': () => events.listEvents({}),
  'events.listMonthEvents': () => events.listMonthEvents({}),
  'events.listEventsAfter': () => events.listEventsAfter(new Date(0), 50),
  'sign-ups.readSignUp': () => both(signUps.readSignUp, 'participar-quinta-feliz'),
  'sign-ups.readSignUpById': async () => {
    const { docs } = await payload.find({ collection: 'sign-ups', pagination: false });
    return Promise.all(docs.map(({ id }) => signUps.readSignUpById(id)));
  },
  'taking-part.readTakingPart': async () => {
    const { docs } = await payload.find({ collection: 'services', draft: true, pagination: false });
    return Promise.all(docs.map(({ id }) => takingPart.readTakingPart({ service: id })));
  },
  'town-events.listTownEvents': () => townEvents.listTownEvents('macapa', new Date(0), 50),
  'town-counts.countByTown': async () => [...(await townCounts.countByTown(new Date(0)))],
  'events.readEvent': () => both(events.readEvent, 'quinta-feliz'),
  'events.listEventPlaces': events.listEventPlaces,
  'feed-events.listEventItems': () => feedEvents.listEventItems(feedStart, 50),
  'feed-places.listPlaceItems': () => feedPlaces.listPlaceItems(feedStart, 50),
  'feed-rules.readRuleAddress': async () => {
    const { docs } = await payload.find({ collection: 'session-rules', pagination: false });
    return Promise.all(docs.map(({ id }) => feedRules.readRuleAddress(id)));
  },
  'feed-series.listSeriesItems': () => feedSeries.listSeriesItems(feedStart, now, 50),
  'feed-sessions.listSessionItems': () => feedSessions.listSessionItems(feedStart, now, 50),
  'former-addresses.findNewAddress': () =>
    both((slug) => former.findNewAddress('events', slug, now), 'rascunho-por-cima'),
  'competitions.listCompetitions': () => competitions.listCompetitions({ offset: 0, count: 50 }),
  'competitions.countCompetitions': competitions.countCompetitions,
  'competitions.listCompetitionsOf': () =>
    competitions.listCompetitionsOf({ program: 'copa-arenas' }, 50),
  'competitions.listEditions': () => competitions.listEditions('Copa das Arenas, feminina', 50),
  'competitions.readCompetition': () => both(competitions.readCompetition, cup),
  'heats.listHeats': () => ofEveryCompetition(heats.listHeats),
  'heats.listAthleteHeats': () => heats.listAthleteHeats('iracema-picanco', 50),
  'heats.listTownHeats': () => heats.listTownHeats('macapa', 50),
  'matches.listMatches': () => ofEveryCompetition(matches.listMatches),
  'matches.listLastMatches': () => ofEveryCompetition((id) => matches.listLastMatches(id, 50)),
  'matches.listFinals': async () => matches.listFinals(await everyCompetition()),
  'town-matches.listTownMatches': () => townMatches.listTownMatches('macapa', 50),
  'stored-matches.findStoredMatches': () => storedMatches.findStoredMatches({}, 50),
  'group-matches.findGroupMatches': async () => {
    const numbers = await everyCompetition();
    const found = await groupMatches.findGroupMatches(
      numbers.map((id) => ({ id, rules: 'futebol' })),
    );
    return [...found];
  },
  'champions.listChampions': () => champions.listChampions('Copa das Arenas, feminina'),
  'matches.listRecordingMatches': () =>
    both((slug) => matches.listRecordingMatches(slug, 50), 'volei-final-do-estadual'),
  'results.readResults': () => results.readResults({ program: 'copa-arenas' }),
  'results.readTownResults': () => results.readTownResults('macapa'),
  'results.readAthleteResults': () => both(results.readAthleteResults, 'iracema-picanco'),
  'results.readRecordingResults': () =>
    both(results.readRecordingResults, 'volei-final-do-estadual'),
  'state-records.listStateRecords': () => stateRecords.listStateRecords('natacao'),
  'home.readHome': () => home.readHome(now),
  'institution.readInstitution': () => institution.readInstitution(now),
  'electoral-period.readElectoralPeriod': async () =>
    (await electoralPeriod.readElectoralPeriod()) ?? 'none',
  'site-bands.readSiteBands': () => siteBands.readSiteBands(now),
  'site-bands.readTurningPoints': siteBands.readTurningPoints,
  'redirects.findRedirect': async () => (await redirects.findRedirect('/nada')) ?? 'none',
  'last-change.readLastChange': () => lastChange.readLastChange('events'),
  'legislation.listLegislation': legislation.listLegislation,
  'live-stream.readLiveStream': live.readLiveStream,
  'month-event.findMonthEvents': () => monthEvent.findMonthEvents([], ['startsAt']),
  'municipalities.listMunicipalities': municipalities.listMunicipalities,
  'newsletter-choices.findChoices': () => newsletterChoices.findChoices(''),
  'newsletter-choices.listTowns': newsletterChoices.listTowns,
  'news.findNews': () => news.findNews(now, {}, 50),
  'news.listLatestNews': () => news.listLatestNews(now, 50),
  'news.countNews': () => news.countNews({}, now),
  'news.listNews': () => news.listNews({}, { offset: 0, count: 50 }, now),
  'news.listNewsBySlug': () => news.listNewsBySlug([article, hidden], now),
  'news.readHighlight': () => news.readHighlight(now),
  'news.listRelatedNews': async () => {
    const [published] = await news.listLatestNews(now, 1);
    return published && news.listRelatedNews(published, now, 50);
  },
  'news.readNewsSlug': async () => {
    const { docs } = await payload.find({ collection: 'news', draft: true, pagination: false });
    return Promise.all(docs.map(({ id }) => news.readNewsSlug(id, now)));
  },
  'articles.listArticles': () => articles.listArticles(undefined, 50, now),
  'articles.readArticle': () => both((slug) => articles.readArticle(slug, now), article),
  'page-addresses.listAddressParts': () => pageAddresses.listAddressParts(now),
  'page-addresses.listPageAddresses': async () => {
    const parts = await pageAddresses.listAddressParts(now);
    return Promise.all(parts.map((part) => pageAddresses.listPageAddresses(part, now)));
  },
  'photo-files.readPhotoFile': () =>
    Promise.all([photos.published, photos.draft].map(photoFiles.readPhotoFile)),
  'place-events.listPlaceEvents': () =>
    placeEvents.listPlaceEvents('ginasio-poliesportivo', new Date(0), 50),
  'places.listPlaces': places.listPlaces,
  'places.listSomePlaces': () => places.listSomePlaces({ town: 'macapa' }, 50),
  'places.countPlaces': () => places.countPlaces({ sport: 'natacao' }),
  'places.readPlace': () => both(places.readPlace, 'centro-aquatico'),
  'programs.listPrograms': programs.listPrograms,
  'program-summaries.listSportPrograms': () => programSummaries.listSportPrograms('danca', 50),
  'program-summaries.listTownPrograms': () =>
    programSummaries.listTownPrograms('Macapá', ['quinta-feliz', hidden], 50),
  'programs.readProgram': () => both(programs.readProgram, 'quinta-feliz'),
  'programs.readProgramResults': programs.readProgramResults,
  'news-naming.listNewsNaming': () => newsNaming.listNewsNaming([draft, 'Macapá'], now, 50),
  'sports.listSportEvents': () => sports.listSportEvents('natacao', new Date(0), 50),
  'sports.listSportAthletes': () => sports.listSportAthletes('natacao'),
  'sports.listSportRecordings': () => sports.listSportRecordings('natacao', 50),
  'sports.listSportNews': () => sports.listSportNews('natacao', now, 50),
  'search.search': () =>
    Promise.all(
      [draft, 'novo', 'por cima', 'editores', 'corrida'].map((words) =>
        search.search({ words, kind: undefined, page: 1 }, now),
      ),
    ),
  'search.searchNews': () =>
    search.searchNews({ words: 'novo', category: undefined }, { offset: 0, count: 50 }, now),
  'search.searchSuggestions': () => search.searchSuggestions('novo', now),
  'services.listServices': services.listServices,
  'services.listServicesInFull': services.listServicesInFull,
  'services.readService': () => both(services.readService, 'bolsa-atleta'),
  'session-rules.listSessionRules': () => sessionRules.listSessionRules({}, new Date(0)),
  'session-rules.findRules': () => sessionRules.findRules([], 50),
  'session-rules.readSessionRule': () => both(sessionRules.readSessionRule, 'macapa'),
  'sessions.listSessions': () => sessions.listSessions(['2025-05-12', '2025-05-18']),
  'sessions.readSession': () =>
    both((slug) => sessions.readSession(slug, '2025-05-15', now), 'macapa'),
  'sessions.listNextSessions': async () => {
    const rule = await sessionRules.readSessionRule('macapa');
    return rule && sessions.listNextSessions(rule, now, 50);
  },
  'sessions.listComingRules': () => sessions.listComingRules({}, now),
  'special-days.readHolidays': async () =>
    (await specialDays.readHolidays())('2026-02-04', 'macapa'),
  'site-settings.readSiteSettings': settings.readSiteSettings,
  'social-posts.listSocialPosts': () => social.listSocialPosts(50),
  'team.listTeam': team.listTeam,
  'subject-feeds.findSubjectFeed': () =>
    Promise.all(
      subjectNames.map(
        async (name) => (await subjectFeeds.findSubjectFeed(paths[name], now)) ?? 'no feed',
      ),
    ),
  'subject-links.listSubjectLinks': async () => [...(await subjectLinks.listSubjectLinks(now))],
  'transparency.listTransparencyRecords': () => transparency.listTransparencyRecords('orcamento'),
  'withdrawn.listWithdrawn': () => withdrawn.listWithdrawn('events', feedStart, 50),
  'withdrawn.readLastWithdrawal': async () =>
    (await withdrawn.readLastWithdrawal(['events', 'places'])) ?? 'nothing',
};

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  const campo = await upload('campo', 'Um campo verde.');
  const ofArticle = { slug: { equals: article } };
  const body = await textAroundDraft(campo);
  await payload.update({ collection: 'news', where: ofArticle, data: { photo: campo, body } });
  for (const { config } of Object.values(payload.collections)) {
    if (config.versions?.drafts) await hide(config.slug, config.admin.useAsTitle ?? 'title');
  }
  const quadra = await upload('quadra', `${draft}, ${note}`);
  const ofDraft = { title: { equals: `${draft} novo` } };
  const data = { photo: quadra };
  await payload.update({ collection: 'news', where: ofDraft, data, draft: true });
  await putDraftAthleteOnHome();
});

/** A published text that shows an athlete whom nobody may see yet. */
async function textAroundDraft(photo: number): Promise<News['body']> {
  const { docs } = await payload.find({ collection: 'athletes', limit: 1, depth: 0 });
  const { id: value } = await payload.duplicate({
    collection: 'athletes',
    id: docs[0]?.id ?? 0,
    data: { name: `${draft} em um cartão`, _status: 'draft' },
    draft: true,
  });
  const blocks = madeByBlock({ photo, document: 0, card: { relationTo: 'athletes', value } });
  return savedText([blocks.photo, blocks.card]) as News['body'];
}

async function upload(name: string, alt: string): Promise<number> {
  const create = { width: 40, height: 30, channels: 3, background: '#148a50' } as const;
  const data = await sharp({ create }).png().toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    data: { alt, credit: alt },
    file: { name: `${name}.png`, mimetype: 'image/png', data, size: data.length },
  });
  return id;
}

/** For all collections, so the fields are known only as text. */
async function hide(collection: CollectionSlug, title: string): Promise<void> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0 });
  for (const document of docs) {
    const { id } = document;
    await payload.update({ collection, id, data: { internalNotes: note } });
    const change = { [title]: `${draft} por cima`, _status: 'draft' as const };
    await payload.update({ collection, id, data: change, draft: true });
  }
  const [first] = docs;
  if (!first) throw new Error(`The sample has no ${collection}.`);
  const twin = { [title]: `${draft} novo`, internalNotes: note, _status: 'draft' as const };
  await payload.duplicate({ collection, id: first.id, data: twin, draft: true });
}

async function putDraftAthleteOnHome(): Promise<void> {
  const { docs } = await payload.find({
    collection: 'athletes',
    where: { name: { equals: `${draft} novo` } },
  });
  const home = await payload.findGlobal({ slug: 'home', depth: 0 });
  const athletes = [
    ...docs.map(({ id }) => ({ athlete: id })),
    ...(home.athletes ?? []).slice(0, 3),
  ];
  await payload.updateGlobal({ slug: 'home', data: { athletes } });
}

test('the hiding places are there: with an editor’s eyes, drafts and notes are seen', async () => {
  const { docs } = await payload.find({ collection: 'news', draft: true, pagination: false });
  const seen = JSON.stringify(docs);
  expect(seen).toContain(`${draft} por cima`);
  expect(seen).toContain(`${draft} novo`);
  expect(seen).toContain(note);
});

test('both photographs are there, one on a published article, the other on a draft alone', async () => {
  const shown = await articles.readArticle(article, now);
  expect(JSON.stringify(shown)).toContain(`/midia/${photos.published}`);
  const { docs } = await payload.find({ collection: 'news', draft: true, pagination: false });
  expect(JSON.stringify(docs)).toContain(photos.draft);
  for (const name of Object.values(photos)) {
    const file = await photoFiles.readPhotoFile(name);
    expect((await file?.read())?.length, name).toBeGreaterThan(0);
  }
});

function expectNothingHidden(answer: string): void {
  expect(answer).not.toContain(draft);
  expect(answer).not.toContain(note);
  expect(answer).not.toMatch(/internalNotes|_status|updatedAt/);
}

describe('through the door comes only what is published', () => {
  test.each(Object.keys(calls))('%s', async (name) => {
    const answer = JSON.stringify(await calls[name]?.()) ?? '';
    expectNothingHidden(answer);
    expect(answer.length).toBeGreaterThan(0);
  });
});

/** With the numbers of everything, drafts included. */
async function readWhole(source: FindableSource): Promise<unknown> {
  if ('readAll' in source) return source.readAll();
  const { docs } = await payload.find({ collection: source.collection, pagination: false });
  return source.readFindables(docs.map(({ id }) => id));
}

describe.each(subjectNames)('of the subject %s too', (name) => {
  const { findables, listMapLinks, feed, dataSets = [] } = subjectContents[name];
  const [collection]: readonly SubjectCollection[] = subjects[name].collections;
  const samples: readonly object[] = collection ? subjectSamples[collection] : [];
  const slug = String(Reflect.get(samples[0] ?? {}, 'slug'));

  test('what it gives to search, map, feed and open data', async () => {
    const url = new URL('https://exemplo.br/dados');
    const answer = JSON.stringify([
      await Promise.all(findables.map(readWhole)),
      await listMapLinks?.(now),
      await feed?.listEntries(now),
      await Promise.all(dataSets.map(async (set) => collect((await set.read(url, now)).pages()))),
    ]);
    expectNothingHidden(answer);
  });

  test('what its file exports to pages: lists for a moment, readers for a slug and a moment', async () => {
    const module: Record<string, unknown> = await import(`../content/subjects/${name}.ts`);
    for (const [key, read] of Object.entries(module)) {
      if (typeof read !== 'function') continue;
      const calls = key.startsWith('list') ? [[now]] : [slug, hidden].map((one) => [one, now]);
      for (const call of calls) expectNothingHidden(JSON.stringify((await read(...call)) ?? null));
    }
  });
});

test('B3: before its day, neither the number nor a former address of an article tells where it will be', async () => {
  const [{ id, slug } = { id: 0, slug: '' }] = await news.listLatestNews(now, 1);
  await payload.create({
    collection: 'former-addresses',
    data: { of: 'news', slug: 'antes', document: id },
  });
  const early = new Date(0);
  expect(await news.readNewsSlug(id, early)).toBeUndefined();
  expect(await news.readNewsSlug(id, now)).toBe(slug);
  expect(await former.findNewAddress('news', 'antes', early)).toBeUndefined();
  expect(await former.findNewAddress('news', 'antes', now)).toBe(`/noticias/${slug}`);
});

test('every reader of content/ is tried above', async () => {
  const readers: string[] = [];
  for (const file of globSync('*.ts', { cwd: contentFolder })) {
    if (file.endsWith('.test.ts')) continue;
    const name = file.replace('.ts', '');
    const module: Record<string, unknown> = await import(join(contentFolder, file));
    for (const [key, value] of Object.entries(module))
      if (typeof value === 'function' && /^(list|read|find|count|search)/.test(key))
        readers.push(`${name}.${key}`);
  }
  expect(Object.keys(calls).sort()).toEqual(readers.sort());
});
