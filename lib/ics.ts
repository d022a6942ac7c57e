import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { assumedEnd } from './assumed-end.ts';
import { foldLines } from './fold-lines.ts';
import { timeZone } from './time-zone.ts';
import type { EventStatus } from './vocabulary.ts';

export interface CalendarEntry {
  /** Identifies the entry for ever, also after its title, its date or the site's address has changed. */
  uid: string;
  createdAt: Date;
  changedAt: Date;
  startsAt: Date;
  endsAt?: Date | undefined;
  /** Whole days: from one midnight of Amapá to another. */
  allDay?: boolean;
  title: string;
  location?: string;
  description?: string;
  /** The page of the entry, with the site's address. */
  url?: string;
  status: EventStatus;
  /** Rings this long before it starts. */
  alarmMinutes?: number;
}

/** Part of names that calendars keep: never changed. */
const uidNames = { event: 'evento', broadcast: 'transmissao', session: 'aula' } as const;

/**
 * The part after the @ is fixed and not the site's address, which may change. The time of creation is
 * included because the database may reuse the number of something deleted.
 */
export function calendarUid(
  kind: keyof typeof uidNames,
  { id, createdAt }: { id: number; createdAt: Date },
): string {
  return `${uidNames[kind]}-${id}-${createdAt.getTime().toString(36)}@portal-esporte-lazer-amapa`;
}

interface CalendarFile {
  name: string;
  entries: readonly CalendarEntry[];
}

const anHour = 3600;
const statuses: Record<EventStatus, ICalEventStatus> = {
  confirmado: ICalEventStatus.CONFIRMED,
  // Subscribers should see it, but not count on the day.
  adiado: ICalEventStatus.TENTATIVE,
  cancelado: ICalEventStatus.CANCELLED,
};

/** Amapá keeps one offset all year, since 1988. */
const timeZoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19880212T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * What stands before and after the entries of an .ics file (RFC 5545). The time zone is included because a
 * calendar must have at least one component, and one without events would have none.
 */
export function calendarFrame(name: string): { head: string; tail: string } {
  const calendar = ical({
    // The library escapes every text but this one.
    name: plainLine(name).replace(/[\\;,]/g, '\\$&'),
    prodId: { company: 'SEDEL Amapá', product: 'Portal do Esporte e Lazer', language: 'PT' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: anHour,
  });
  const end = 'END:VCALENDAR';
  const head = calendar.toString().slice(0, -end.length);
  // The last line ends like the others, which the library leaves out.
  return { head: `${head}${timeZoneLines.join('\r\n')}\r\n`, tail: `${end}\r\n` };
}

/** Entries of an .ics file. Instants are in UTC, which every program converts. */
export function calendarEntries(entries: readonly CalendarEntry[]): string {
  const calendar = ical();
  for (const entry of entries) {
    const event = calendar.createEvent({
      id: entry.uid,
      sequence: sequenceOf(entry),
      // Otherwise the current time is written, and no copy could be compared.
      stamp: entry.changedAt,
      created: entry.createdAt,
      lastModified: entry.changedAt,
      start: entry.startsAt,
      // Without an end some programs fill the whole day.
      end: assumedEnd(entry.startsAt, entry.endsAt),
      // Dates without hours. The library takes those of UTC, where the midnights of Amapá are on the same day.
      allDay: entry.allDay ?? false,
      summary: plainLine(entry.title),
      location: entry.location ? plainLine(entry.location) : null,
      description: entry.description ? plainText(entry.description) : null,
      url: entry.url ?? null,
      status: statuses[entry.status],
    });
    if (entry.alarmMinutes !== undefined)
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: entry.alarmMinutes * 60,
        description: plainLine(entry.title),
      });
  }
  return foldLines(calendar.events().join(''));
}

/** The text of a whole .ics file. */
export function toCalendarText({ name, entries }: CalendarFile): string {
  const { head, tail } = calendarFrame(name);
  return head + calendarEntries(entries) + tail;
}

/**
 * Grows with each change: programs ignore a change without a higher number. It is the seconds since the entry
 * was created, because the content system keeps only the last fifty versions.
 */
export function sequenceOf({
  createdAt,
  changedAt,
}: Pick<CalendarEntry, 'createdAt' | 'changedAt'>) {
  return Math.max(0, Math.floor((changedAt.getTime() - createdAt.getTime()) / 1000));
}

/** A title is one line: line breaks become spaces. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** The format has no way to write control characters; some programs refuse the whole file for one. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
}
