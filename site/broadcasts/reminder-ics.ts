import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { UpcomingBroadcast } from '#content/broadcasts';
import { endOf } from './calendar-links.ts';

interface ReminderOptions {
  url: URL;
  now: Date;
  /** How long before it starts the calendar should ring; undefined for not at all. */
  alarmMinutes?: number;
}

export function reminderIcs(
  { slug, title, description, startsAt }: UpcomingBroadcast,
  { url, now, alarmMinutes }: ReminderOptions,
): string {
  const calendar = ical({
    prodId: { company: 'SEDEL Amapá', product: 'Transmissões', language: 'PT' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    // Never changes, so that the same broadcast added twice is one entry.
    id: `transmissao-${slug}@${url.hostname}`,
    stamp: now,
    start: startsAt,
    end: endOf(startsAt),
    summary: title,
    description: `${description}\n${url.href}`,
    location: url.href,
    url: url.href,
  });
  if (alarmMinutes !== undefined)
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: alarmMinutes * 60,
      description: title,
    });
  // The last line ends like all the others; the library leaves that out.
  return `${calendar.toString()}\r\n`;
}
