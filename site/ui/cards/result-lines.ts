import type { Entry, Heat } from '#content/heats';
import type { Match } from '#content/matches';
import type { Results } from '#content/results';
import type { Day } from '../../../lib/dates.ts';
import type { Ranked } from '../../../lib/marks.ts';
import { matchStages } from '../../../lib/vocabulary.ts';

/** A mark in a list: who, what, which place. */
export interface MarkLine {
  key: string;
  day: Day;
  heat: string;
  name: string;
  mark: string;
  place: number;
}

/** Whose marks a page is about; otherwise those of who won. */
export interface About {
  town?: string;
  athlete?: string;
}

/** The best mark of each race that the page is about. */
export function markLines({ heats }: Results, about: About): MarkLine[] {
  return heats.flatMap((heat) => {
    const found = heat.ranking.find(({ entry }) => isAbout(entry, about));
    return found?.place === undefined ? [] : [toLine(heat, { ...found, place: found.place })];
  });
}

function isAbout({ town, athlete }: Entry, about: About): boolean {
  if (about.athlete) return athlete?.slug === about.athlete;
  return about.town ? town?.slug === about.town : true;
}

const toLine = (heat: Heat, { entry, place }: Ranked<Entry> & { place: number }): MarkLine => ({
  key: `${heat.id}`,
  day: heat.day,
  heat: heat.title,
  name: nameOf(entry),
  mark: entry.mark ?? '',
  place,
});

/** Children and teenagers are named by their town alone. */
export const nameOf = ({ name, town }: Entry): string => name ?? town?.name ?? 'Sem nome';

/** The team, or what the side waits for. */
export const sideName = ({ teams, awaited }: Match, side: 0 | 1): string =>
  teams[side]?.name ?? awaited[side] ?? 'A definir';

/** 'Final', or '2ª rodada' of the groups. */
export const stageWords = ({ stage, slot }: Pick<Match, 'stage' | 'slot'>): string =>
  stage === 'grupos' ? `${slot}ª rodada` : matchStages[stage];

export const placeWords = (place: number): string => `${place}º lugar`;
