import { assumedEnd } from './assumed-end.ts';
import { timeZone } from './time-zone.ts';

export interface CalendarLinkEntry {
  title: string;
  /** ISO 8601, with zone. */
  startsAt: string;
  endsAt?: string | undefined;
  location: string;
  description: string;
}

/** Longer addresses are refused on the way. */
const longestDescription = 600;

/** A Google Calendar page with the entry filled in, for the visitor to save. */
export function googleCalendarAddress(entry: CalendarLinkEntry): string {
  const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const { start, end } = span(entry);
  return `https://calendar.google.com/calendar/render?${search({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${moment(start)}/${moment(end)}`,
    ctz: timeZone,
    location: entry.location,
    details: short(entry.description),
  })}`;
}

/** The same in Outlook on the web. */
export function outlookCalendarAddress(entry: CalendarLinkEntry): string {
  const { start, end } = span(entry);
  return `https://outlook.live.com/calendar/0/action/compose?${search({
    rru: 'addevent',
    subject: entry.title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    location: entry.location,
    body: short(entry.description),
  })}`;
}

/** Outlook takes '+' for a plus sign, so spaces are written in full. */
function search(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20');
}

/** Both services need an end. */
function span({ startsAt, endsAt }: CalendarLinkEntry): { start: Date; end: Date } {
  const start = new Date(startsAt);
  return { start, end: assumedEnd(start, endsAt ? new Date(endsAt) : undefined) };
}

const short = (text: string) =>
  text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text;
