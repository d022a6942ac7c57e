import { assumedEnd } from './assumed-end.ts';
import { dayOf } from './dates.ts';
import { timeZone } from './time-zone.ts';

export interface CalendarLinkEntry {
  title: string;
  /** ISO 8601, with zone. */
  startsAt: string;
  endsAt?: string | undefined;
  /** Whole days: from one midnight of Amapá to another. */
  allDay?: boolean;
  location: string;
  description: string;
  /** 'RRULE:…' of something that repeats. Outlook's page has no way to take it. */
  recurrence?: string | undefined;
}

/** Longer addresses are refused by servers: the description is cut, the rest stays complete. */
const longestAddress = 4000;

/** A Google Calendar page with the entry filled in, for the visitor to save. */
export function googleCalendarAddress(entry: CalendarLinkEntry): string {
  const { start, end } = span(entry);
  const moment = (date: Date) =>
    (entry.allDay ? dayOf(date) : date.toISOString()).replace(/[-:]|\.\d{3}/g, '');
  return withDescription('https://calendar.google.com/calendar/render?', entry.description, {
    action: 'TEMPLATE',
    text: oneLine(entry.title),
    dates: `${moment(start)}/${moment(end)}`,
    ctz: timeZone,
    location: entry.location,
    ...(entry.recurrence ? { recur: entry.recurrence } : {}),
    details: '',
  });
}

/** The same in Outlook on the web. */
export function outlookCalendarAddress(entry: CalendarLinkEntry): string {
  const { start, end } = span(entry);
  const moment = (date: Date) => (entry.allDay ? dayOf(date) : date.toISOString());
  return withDescription('https://outlook.live.com/calendar/0/action/compose?', entry.description, {
    rru: 'addevent',
    subject: oneLine(entry.title),
    startdt: moment(start),
    enddt: moment(end),
    ...(entry.allDay ? { allday: 'true' } : {}),
    location: entry.location,
    body: '',
  });
}

/** Outlook takes '+' for a plus sign, so a space is '%20' and not as forms write it. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const search = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');

/** Both services need an end. */
function span({ startsAt, endsAt }: CalendarLinkEntry): { start: Date; end: Date } {
  const start = new Date(startsAt);
  return { start, end: assumedEnd(start, endsAt ? new Date(endsAt) : undefined) };
}

/** The last field takes as much of the description as fits, cut between whole characters. */
function withDescription(base: string, text: string, fields: Record<string, string>): string {
  const address = base + search(fields);
  const whole = encoded(text);
  let room = longestAddress - address.length - encoded('…').length;
  // Letter by letter only where it must be: on a page of 30 events that was half of all rendering.
  if (whole.length <= room) return address + whole;
  const letters = Array.from(text);
  const cut = letters.findIndex((letter) => {
    room -= encoded(letter).length;
    return room < 0;
  });
  return address + encoded(`${letters.slice(0, cut).join('')}…`);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
