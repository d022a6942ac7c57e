import type { Athlete } from '#content/athletes';
import { fold } from '../../lib/fold.ts';
import { paths } from '../../lib/paths.ts';
import { type AthleteGroup, athleteGroups } from '../../lib/vocabulary.ts';

type Searched = Pick<Athlete, 'name' | 'sport' | 'birthplace' | 'group'>;

/** Part of the name, the sport or the birthplace, whatever the case and the accents. */
export function findAthletes<A extends Searched>(athletes: A[], term: string): A[] {
  const wanted = fold(term.trim());
  if (wanted === '') return athletes;
  return athletes.filter(({ name, sport, birthplace }) =>
    [name, sport, birthplace].some((text) => fold(text).includes(wanted)),
  );
}

/** What was found, by tab, in the order of the tabs. */
export function byGroup<A extends Searched>(athletes: A[]): [AthleteGroup, A[]][] {
  return (Object.keys(athleteGroups) as AthleteGroup[]).map((group) => [
    group,
    athletes.filter((athlete) => athlete.group === group),
  ]);
}

/** A tab of the athletes' page; the first one and an empty search are left out of the address. */
export function athletesAddress(group: AthleteGroup, term: string): string {
  const query = new URLSearchParams();
  if (group !== 'lendas') query.set('grupo', group);
  if (term !== '') query.set('busca', term);
  const text = query.toString();
  return text === '' ? paths.athletes : `${paths.athletes}?${text}`;
}
