import { createSearchEngine, type SearchEngine } from '../lib/search-engine.ts';
import { type TransparencySubject, transparencySubjects } from '../lib/vocabulary.ts';
import { listAthletes } from './athletes.ts';
import { listRecordedBroadcasts, listUpcomingBroadcasts } from './broadcasts.ts';
import { readContentVersion } from './content-version.ts';
import { listEvents } from './events.ts';
import { readInstitution } from './institution.ts';
import { listLegislation } from './legislation.ts';
import { listMunicipalities } from './municipalities.ts';
import { listArticlesWithDates } from './news.ts';
import { listPlaces } from './places.ts';
import { listPrograms } from './programs.ts';
import {
  type Findable,
  fromArticle,
  fromAthlete,
  fromBroadcast,
  fromEvent,
  fromLaw,
  fromPlace,
  fromProgram,
  toFindable,
} from './search-documents.ts';
import { searchPages } from './search-pages.ts';
import { listTeam } from './team.ts';
import { listTransparencyRecords } from './transparency.ts';

const engine = createSearchEngine<Findable>();
let indexed: number | undefined;
let building: Promise<void> | undefined;

/**
 * The index of what is published now. Whoever asks after a publication waits until it is in: an answer
 * from before would be kept as a page of the new version. With the database away, the last one serves.
 */
export async function openIndex(): Promise<SearchEngine<Findable>> {
  const version = await readContentVersion().catch((error: unknown) => {
    if (indexed === undefined) throw error;
    return indexed;
  });
  if (indexed !== version) await build();
  // What was being built may have begun before this publication.
  if (indexed !== undefined && indexed < version) await build();
  return engine;
}

/** After another database took the place of ours, its numbers say nothing about what was indexed. */
export function forgetIndex(): void {
  indexed = undefined;
}

/** However many ask, it is built once. */
function build(): Promise<void> {
  building ??= rebuild().finally(() => {
    building = undefined;
  });
  return building;
}

async function rebuild(): Promise<void> {
  // Read first: what is published while we read has a higher number and comes with the next build.
  const version = await readContentVersion();
  await engine.update(await collect());
  indexed = version;
}

async function collect(): Promise<Findable[]> {
  const parts = await Promise.all([
    listEvents({}).then((events) => events.map(fromEvent)),
    listArticlesWithDates().then((articles) => articles.map(fromArticle)),
    listPrograms().then((programs) => programs.map(fromProgram)),
    listAthletes().then((athletes) => athletes.map(fromAthlete)),
    collectPlaces(),
    listUpcomingBroadcasts(new Date(0)).then((broadcasts) => broadcasts.map(fromBroadcast)),
    listRecordedBroadcasts().then((broadcasts) => broadcasts.map(fromBroadcast)),
    listLegislation().then((laws) => laws.map(fromLaw)),
    ...(Object.keys(transparencySubjects) as TransparencySubject[]).map(collectSubject),
    collectPages(),
  ]);
  return parts.flat();
}

async function collectPlaces(): Promise<Findable[]> {
  const [places, towns] = await Promise.all([listPlaces(), listMunicipalities()]);
  const names = new Map(towns.map(({ slug, name }) => [slug, name]));
  return places.map((place) => fromPlace(place, names.get(place.municipality) ?? ''));
}

/** A subject is found by its records too: they have no page of their own. */
async function collectSubject(subject: TransparencySubject): Promise<Findable[]> {
  const records = await listTransparencyRecords(subject);
  return [
    toFindable({
      kind: 'transparencia',
      address: `/transparencia/${subject}`,
      title: transparencySubjects[subject],
      summary: `${transparencySubjects[subject]} da secretaria, ano a ano.`,
      body: records
        .map(({ title, party, year }) => `${[title, party, year].filter(Boolean).join(', ')}.`)
        .join(' '),
      keywords: 'transparência gastos valores',
    }),
  ];
}

async function collectPages(): Promise<Findable[]> {
  const [institution, team] = await Promise.all([readInstitution(), listTeam()]);
  const { about, mission, vision, values, secretary } = institution;
  const house = toFindable({
    kind: 'paginas',
    address: '/sobre',
    title: 'Secretaria de Estado do Desporto e Lazer',
    summary: about,
    body: [mission, vision, ...values, secretary?.message ?? ''].join(' '),
    keywords: `sedel sobre quem somos missão visão valores endereço horário ${secretary?.name ?? ''}`,
  });
  const people = toFindable({
    kind: 'paginas',
    address: '/sobre#equipe',
    title: 'Equipe da secretaria',
    summary: team.map(({ name, position }) => `${name}, ${position}`).join('; '),
    body: team.map(({ description }) => description).join(' '),
    keywords: `secretário direção ${secretary?.name ?? ''} ${secretary?.position ?? ''}`,
  });
  const pages = searchPages.map((page) => toFindable({ kind: 'paginas', ...page }));
  return [...pages, house, ...(team.length > 0 ? [people] : [])];
}
