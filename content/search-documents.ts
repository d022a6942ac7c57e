import { longDate } from '../lib/dates.ts';
import type { SearchDocument } from '../lib/search-engine.ts';
import type { SearchKind } from '../lib/search-kinds.ts';
import {
  athleteGroups,
  broadcastCategories,
  eventCategories,
  legislationKinds,
  newsCategories,
  placeKinds,
  programCategories,
  sportDimensions,
  sports,
} from '../lib/vocabulary.ts';
import type { Athlete } from './athletes.ts';
import type { RecordedBroadcast, UpcomingBroadcast } from './broadcasts.ts';
import type { Event } from './events.ts';
import type { Law } from './legislation.ts';
import type { Article } from './news.ts';
import type { Place } from './places.ts';
import type { Program } from './programs.ts';
import { plainText } from './rich-text.ts';

export interface Findable extends SearchDocument {
  kind: SearchKind;
  address: string;
  /** A few facts on one line: day, place. */
  facts: string;
}

const nothing = { keywords: '', summary: '', body: '', facts: '', from: undefined, at: undefined };
type Parts = Partial<Omit<Findable, 'id'>> & Pick<Findable, 'kind' | 'address' | 'title'>;

/** Two laws may share an address, never a title too. */
export function toFindable(parts: Parts): Findable {
  return { ...nothing, ...parts, id: `${parts.kind} ${parts.address} ${parts.title}` };
}

export function fromEvent(event: Event): Findable {
  const { day, time, place, municipality } = event;
  return toFindable({
    kind: 'eventos',
    address: `/agenda/${event.slug}`,
    title: event.title,
    summary: event.description,
    keywords: [
      place,
      municipality.name,
      eventCategories[event.category],
      event.program?.title,
    ].join(' '),
    facts: `${longDate(day)}, ${time} · ${place}, ${municipality.name}`,
    at: event.endsAt ?? event.startsAt,
  });
}

export function fromArticle(article: Article & { from: Date }): Findable {
  return toFindable({
    kind: 'noticias',
    address: `/noticias/${article.slug}`,
    title: article.title,
    summary: article.excerpt,
    body: plainText(article.body),
    keywords: newsCategories[article.category],
    facts: `${longDate(article.day)} · ${newsCategories[article.category]}`,
    from: article.from,
    at: article.from,
  });
}

export function fromProgram(program: Program): Findable {
  return toFindable({
    kind: 'programas',
    address: `/programas/${program.slug}`,
    title: program.title,
    summary: program.summary,
    body: [...program.description, ...program.requirements].join(' '),
    keywords: `${programCategories[program.category]} ${sportDimensions[program.dimension]}`,
    facts: `${program.schedule} · ${program.location}`,
  });
}

export function fromAthlete(athlete: Athlete): Findable {
  return toFindable({
    kind: 'atletas',
    address: `/atletas/${athlete.slug}`,
    title: athlete.name,
    summary: athlete.headline,
    body: [...athlete.biography, ...athlete.achievements.map(({ text }) => text)].join(' '),
    keywords: `${athlete.sport} ${athlete.birthplace} ${athleteGroups[athlete.group]}`,
    facts: `${athlete.sport} · ${athlete.birthplace}`,
  });
}

export function fromPlace(place: Place, town: string): Findable {
  const practised = place.sports.map((sport) => sports[sport]).join(', ');
  return toFindable({
    kind: 'lugares',
    address: `/esporte-e-lazer?municipio=${place.municipality}#lugar-${place.slug}`,
    title: place.name,
    summary: `${placeKinds[place.kind]}: ${practised}. ${place.hours}`,
    keywords: `${town} ${place.accessible ? 'acessível acessibilidade' : ''}`,
    facts: `${place.address}, ${town}`,
  });
}

export function fromBroadcast(broadcast: UpcomingBroadcast | RecordedBroadcast): Findable {
  const { slug, title, description, category, day } = broadcast;
  const startsAt = 'startsAt' in broadcast ? broadcast.startsAt : undefined;
  const when = 'time' in broadcast ? `${longDate(day)}, ${broadcast.time}` : longDate(day);
  return toFindable({
    kind: 'transmissoes',
    address: `/transmissoes/${slug}`,
    title,
    summary: description,
    keywords: `${broadcastCategories[category]} ${startsAt ? 'ao vivo' : 'gravação vídeo'}`,
    facts: `${when} · ${broadcastCategories[category]}`,
    at: startsAt ?? new Date(`${day}T12:00:00Z`),
  });
}

export function fromLaw({ title, kind, number, year, summary }: Law): Findable {
  const facts = `${legislationKinds[kind]} nº ${number} de ${year}`;
  return toFindable({
    kind: 'legislacao',
    address: `/sobre?aba=legislacao&tipo=${kind}&ano=${year}#legislacao`,
    title,
    summary,
    keywords: `${facts} norma`,
    facts,
  });
}
