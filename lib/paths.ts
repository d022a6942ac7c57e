import { signUpPath } from './browser-paths.ts';
import { standingPages } from './standing-pages.ts';
import {
  type DetailedSubject,
  detailedSubjects,
  detailsHome,
  type SubjectName,
  subjects,
} from './subjects.ts';
import type { Sport, TransparencySubject } from './vocabulary.ts';

export { servicePath, signUpPath } from './browser-paths.ts';

/** Every address of the site comes from here; nobody else writes one down. */
type Paths = { [Name in SubjectName]: (typeof subjects)[Name]['path'] } & {
  [Name in keyof typeof standingPages]: (typeof standingPages)[Name]['path'];
};

export const paths = Object.fromEntries(
  Object.entries({ ...subjects, ...standingPages }).map(([name, { path }]) => [name, path]),
) as Paths;

export const detailPath = (subject: DetailedSubject, slug: string) =>
  `${detailsHome(subject)}/${slug}`;

/** The list that a document's page belongs to, which its address does not always say. */
export function listAbove(path: string): string | undefined {
  const subject = detailedSubjects.find((name) => path.startsWith(`${detailsHome(name)}/`));
  return subject && paths[subject];
}

export const eventPath = (slug: string) => detailPath('events', slug);
export const articlePath = (slug: string) => detailPath('news', slug);
export const programPath = (slug: string) => detailPath('programs', slug);
export const athletePath = (slug: string) => detailPath('athletes', slug);
export const broadcastPath = (slug: string) => detailPath('broadcasts', slug);
export const placePath = (slug: string) => detailPath('places', slug);
export const townPath = (slug: string) => detailPath('municipalities', slug);
/** Where a file of a sign-up goes. */
export const entryFilePath = (service: string, key: string, document: string) =>
  `${signUpPath(service)}/arquivo?rascunho=${key}&documento=${document}`;
export const entryPath = (protocol: string, key?: string) =>
  `${paths.entry}/${protocol}${key ? `?chave=${key}` : ''}`;
export const competitionPath = (slug: string) => detailPath('results', slug);
/** A competition for programs and feed readers. */
export const competitionFilePath = (slug: string, format: 'csv' | 'json' | 'xml') =>
  `${competitionPath(slug)}.${format}`;
export const sportPath = (sport: Sport) => `${paths.sports}/${sport}`;

/** What a subscriber wants to get, by the code of a letter; and the end of it. */
export const letterChoicesPath = (code: string) => `${paths.newsletterChoices}?codigo=${code}`;
export const cancelLettersPath = (code: string) => `${paths.newsletterCancel}?codigo=${code}`;

/** Where one asks to be told when a service opens. */
export const openingAlertPath = (service: string) =>
  `${paths.openingAlert}?${new URLSearchParams({ servico: service })}`;

/** A municipality, a sport, or both. */
interface WhereAndWhat {
  municipality?: string | undefined;
  sport?: Sport | undefined;
}

function queryOf({ municipality, sport }: WhereAndWhat): string {
  const params = new URLSearchParams();
  if (municipality) params.set('municipio', municipality);
  if (sport) params.set('esporte', sport);
  return params.size > 0 ? `?${params}` : '';
}

export const placesPath = (filter: WhereAndWhat) => `${paths.places}${queryOf(filter)}#lugares`;
/** What happens today and in the days after. */
export const todayPath = (filter: WhereAndWhat) => `${paths.sessions}${queryOf(filter)}`;

/** The agenda of one municipality: its list, its calendar to subscribe to, its month on an A4 sheet. */
export const townEventsPath = (slug: string) => `${paths.events}?data=todas&local=${slug}`;
export const townCalendarPath = (slug: string) => `${paths.calendar}?local=${slug}`;
export const townSheetPath = (slug: string, month: string) =>
  `${paths.events}/cartaz/${month}?local=${slug}`;

/** Where the program's page tells of one of its rules. */
export const classPath = (program: string, rule: string) => `${programPath(program)}#turma-${rule}`;
/** A date of one of a program's rules, by its original day; and the rule, or this date, for a calendar. */
export const sessionPath = (program: string, rule: string, day: string) =>
  `${programPath(program)}/${rule}/${day}`;
export const ruleCalendarPath = (program: string, rule: string) =>
  `${programPath(program)}/${rule}.ics`;
/** Sheets for the wall. */
export const eventSheetPath = (slug: string) => `${eventPath(slug)}/cartaz`;
export const ruleSheetPath = (program: string, rule: string) =>
  `${programPath(program)}/${rule}/cartaz`;
/** The same as a picture to send. */
export const sheetPicturePath = (sheet: string) => `${sheet}.png`;
export const sessionCalendarPath = (program: string, rule: string, day: string) =>
  `${sessionPath(program, rule, day)}.ics`;

export const transparencyTablePath = (subject: TransparencySubject) =>
  `${paths.transparency}/${subject}`;

export const allEventsPath = `${paths.events}?data=todas`;

/** Sections of the secretariat's page. */
export const legislationPath = `${paths.institution}?aba=legislacao#legislacao`;
export const transparencyPath = `${paths.institution}?aba=transparencia#transparencia`;
export const contactSectionPath = `${paths.institution}#fale-conosco`;

/** The files of a set of open data. */
export const dataFilePath = (id: string, format: 'csv' | 'json') => `${paths.data}/${id}.${format}`;
/** Where the page of open data has the agenda's calendars by year. */
export const agendaArchive = 'agenda-por-ano';
export const agendaArchivePath = `${paths.data}#${agendaArchive}`;
/** The news of a subject for feed readers. */
export const feedPath = (subject: SubjectName) => `${paths.data}${paths[subject]}.xml`;

/** What other programs follow: a feed of opportunities, and one date of a rule by its number and start. */
export const openActiveFeedPath = (feed: string) => `${paths.openActive}/${feed}`;
export const openActiveSessionPath = (rule: number, start: string) =>
  `${openActiveFeedPath('scheduled-sessions')}/${rule}/${start}`;

/** Where an editor sees a draft, under a signed name that lives for an hour. */
export const previewHome = '/previa';
export const previewPath = (token: string) => `${previewHome}/${token}`;

/** For search engines: the list of the parts, and a part. */
export const sitemapPath = '/sitemap.xml';
export const sitemapPartPath = (part: string) => `/sitemap-${part}.xml`;

/** What programs ask that watch over the site. */
export const healthPaths = { alive: `${paths.health}/viva`, ready: `${paths.health}/pronta` };

/** Figures for Prometheus, on the admin's port. */
export const metricsPath = '/metricas';
