import type { UpcomingBroadcast } from '#content/broadcasts';
import type { Event } from '#content/events';
import type { Picture } from '#content/pictures';
import type { Session } from '#content/sessions';
import { assumedEnd } from '../../../lib/assumed-end.ts';
import type { Day } from '../../../lib/dates.ts';
import type { Position } from '../../../lib/latitude.ts';
import {
  broadcastPath,
  eventPath,
  programPath,
  sessionCalendarPath,
  sessionPath,
} from '../../../lib/paths.ts';
import { rhythmWords } from '../../../lib/rhythm-words.ts';
import type { Sport } from '../../../lib/vocabulary.ts';

/** Something that one can go to or watch at a given time: a class, an event, a broadcast. */
export interface Activity {
  kind: 'session' | 'event' | 'broadcast';
  /** Its page; no two have the same. */
  path: string;
  /** What belongs together on several days, such as the dates of one rule. */
  series: string;
  /** The page of what it is a part of, such as its program. */
  home?: string;
  title: string;
  day: Day;
  /** What ends in the night after its day is of that day alone, as an event is. */
  lastDay: Day;
  startsAt: Date;
  endsAt: Date;
  /** Its hours are not told. */
  allDay: boolean;
  place: string;
  /** Its place on the globe, where the list that it comes from tells. */
  town: ({ name: string; slug: string } & Partial<Position>) | undefined;
  sports: readonly Sport[];
  minAge: number | undefined;
  maxAge: number | undefined;
  price: number | undefined;
  accessible: boolean;
  picture: Picture;
  /** Why it does not take place; undefined when it does. */
  off: string | undefined;
  /** 'Toda quinta, 14h–17h'; undefined for what happens once. */
  rhythm?: string;
  /** What else must be known of this date. */
  note: string | undefined;
  /** The file that puts it into a calendar. */
  calendar: string;
}

export function fromSession(session: Session): Activity {
  const { rule, originalDay, day, startsAt, endsAt } = session;
  const path = sessionPath(rule.program.slug, rule.slug, originalDay);
  return {
    kind: 'session',
    path,
    series: `${rule.id}`,
    home: programPath(rule.program.slug),
    title: rule.name,
    day,
    lastDay: day,
    startsAt,
    endsAt,
    allDay: false,
    place: session.place.name,
    town: rule.municipality,
    sports: rule.sports,
    minAge: rule.minAge,
    maxAge: rule.maxAge,
    price: rule.price,
    accessible: rule.accessible,
    picture: rule.picture,
    rhythm: rhythmWords(rule),
    ...sessionState(session),
    calendar: sessionCalendarPath(rule.program.slug, rule.slug, originalDay),
  };
}

function sessionState({ state, note }: Session): Pick<Activity, 'off' | 'note'> {
  if (state === 'holiday') return { off: `Feriado: ${note}`, note: undefined };
  if (state === 'cancelled')
    return { off: note ? `Não acontece: ${note}` : 'Não acontece neste dia', note: undefined };
  if (state === 'moved') return { off: undefined, note: note ?? 'Mudou nesta semana' };
  return { off: undefined, note };
}

export function fromEvent(event: Event): Activity {
  const offs = { cancelado: 'Cancelado', adiado: 'Adiado', confirmado: undefined };
  const path = eventPath(event.slug);
  return {
    kind: 'event',
    path,
    series: path,
    title: event.title,
    day: event.day,
    lastDay: event.lastDay,
    startsAt: event.startsAt,
    endsAt: assumedEnd(event.startsAt, event.endsAt),
    allDay: event.allDay,
    place: event.place,
    town: event.municipality,
    sports: event.sport ? [event.sport] : [],
    minAge: event.minAge,
    maxAge: event.maxAge,
    price: event.price,
    accessible: event.accessible,
    picture: event.picture,
    off: offs[event.status],
    note: undefined,
    calendar: `${path}.ics`,
  };
}

export function fromBroadcast(broadcast: UpcomingBroadcast): Activity {
  const path = broadcastPath(broadcast.slug);
  return {
    kind: 'broadcast',
    path,
    series: path,
    title: broadcast.title,
    day: broadcast.day,
    lastDay: broadcast.day,
    startsAt: broadcast.startsAt,
    endsAt: broadcast.endsAt,
    allDay: false,
    place: 'Na internet, ao vivo',
    town: undefined,
    sports: [],
    minAge: undefined,
    maxAge: undefined,
    price: 0,
    accessible: false,
    picture: broadcast.picture,
    off: undefined,
    note: undefined,
    calendar: `${path}.ics`,
  };
}

export const byStart = (a: Activity, b: Activity) =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.title.localeCompare(b.title, 'pt');
