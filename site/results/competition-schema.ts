import type { SportsEvent, SportsTeam } from 'schema-dts';
import type { Competition, Team } from '#content/competitions';
import type { Match } from '#content/matches';
import { localMoment } from '../../lib/local-moment.ts';
import { scoreWords } from '../../lib/match-score.ts';
import { competitionPath } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';
import { sideName } from '../ui/cards/result-lines.ts';

/** So many matches are told of one by one, the last ones; the files have all. */
const mostMatches = 10;

export function competitionSchema(
  competition: Competition,
  matches: Match[],
  origin: string,
): SportsEvent {
  const { title, summary, slug, sport, from, until, groups, picture } = competition;
  const teams = groups.flatMap((group) => group.teams);
  return {
    '@type': 'SportsEvent',
    name: title,
    description: summary,
    url: `${origin}${competitionPath(slug)}`,
    startDate: from,
    ...(until ? { endDate: until } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: stateOfAmapa,
    organizer: secretariat(origin),
    image: pictureOf(picture, origin),
    sport: sports[sport],
    ...(teams.length > 0 ? { competitor: teams.map(toTeam) } : {}),
    ...(matches.length > 0 ? { subEvent: matches.slice(-mostMatches).map(toEvent) } : {}),
    inLanguage: 'pt-BR',
  };
}

const address = { '@type': 'PostalAddress', addressRegion: 'AP', addressCountry: 'BR' } as const;
const stateOfAmapa = { '@type': 'Place', name: 'Amapá', address } as const;

const toTeam = ({ name, town }: Team): SportsTeam => ({
  '@type': 'SportsTeam',
  name,
  ...(town ? { location: { '@type': 'Place', name: town.name, address } } : {}),
});

function toEvent(match: Match): SportsEvent {
  const { startsAt, place, score, state } = match;
  const [first, second] = match.teams;
  const [one, other] = [sideName(match, 0), sideName(match, 1)];
  return {
    '@type': 'SportsEvent',
    name: `${one} × ${other}`,
    startDate: localMoment(startsAt),
    location: place ? { '@type': 'Place', name: place.name, address } : stateOfAmapa,
    eventStatus: statuses[state],
    ...(first ? { homeTeam: toTeam(first) } : {}),
    ...(second ? { awayTeam: toTeam(second) } : {}),
    ...(score ? { description: `${one} ${scoreWords(score)} ${other}` } : {}),
  };
}

const statuses = {
  agendado: 'https://schema.org/EventScheduled',
  andamento: 'https://schema.org/EventScheduled',
  encerrado: 'https://schema.org/EventScheduled',
  adiado: 'https://schema.org/EventPostponed',
  cancelado: 'https://schema.org/EventCancelled',
} as const;
