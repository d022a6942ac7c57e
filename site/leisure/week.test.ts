import { describe, expect, it } from 'vitest';
import type { Event } from '#content/events';
import { dayOf } from '../../lib/dates.ts';
import { lastOfWeek, weekAhead } from './week.ts';

const now = new Date('2025-05-12T09:00:00-03:00');
const event = (title: string, starts: string, ends?: string): Event => ({
  id: 1,
  slug: title,
  title,
  startsAt: new Date(starts),
  endsAt: ends ? new Date(ends) : undefined,
  allDay: false,
  day: dayOf(new Date(starts)),
  lastDay: dayOf(new Date(ends ?? starts)),
  time: '',
  place: '',
  municipality: { name: '', slug: '' },
  category: 'lazer',
  sport: undefined,
  status: 'confirmado',
  description: '',
  minAge: undefined,
  maxAge: undefined,
  price: undefined,
  accessible: false,
  registration: undefined,
  contact: undefined,
  venue: undefined,
  regulation: undefined,
  picture: undefined,
  program: undefined,
  createdAt: now,
  changedAt: now,
});
const titles = (events: Event[]) => events.map(({ title }) => title);

describe('weekAhead', () => {
  it('shows seven days from today, with their weekdays', () => {
    const { days } = weekAhead(now, [], [], []);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ day: '2025-05-12', weekday: 'seg', events: 0, sessions: 0 });
    expect(days[6]?.day).toBe(lastOfWeek('2025-05-12'));
    expect(days[6]).toEqual({ day: '2025-05-18', weekday: 'dom', events: 0, sessions: 0 });
  });

  it('counts what lasts for days on each of them', () => {
    const week = weekAhead(
      now,
      [event('torneio', '2025-05-11T08:00:00-03:00', '2025-05-14T18:00:00-03:00')],
      [],
      [],
    );
    expect(week.days.map(({ events }) => events)).toEqual([1, 1, 1, 0, 0, 0, 0]);
    expect(titles(week.events)).toEqual(['torneio']);
  });

  it('keeps what is under way and drops what is over', () => {
    const week = weekAhead(
      now,
      [
        event('acabou', '2025-05-12T06:00:00-03:00', '2025-05-12T08:00:00-03:00'),
        event('agora', '2025-05-12T08:00:00-03:00', '2025-05-12T11:00:00-03:00'),
      ],
      [event('depois', '2025-05-24T09:00:00-03:00')],
      [],
    );
    expect(titles(week.events)).toEqual(['agora']);
  });

  it('falls back to the next ones when the week is empty', () => {
    const week = weekAhead(
      now,
      [event('acabou', '2025-05-12T06:00:00-03:00')],
      [event('depois', '2025-05-24T09:00:00-03:00')],
      [],
    );
    expect(week.isThisWeek).toBe(false);
    expect(titles(week.events)).toEqual(['depois']);
  });
});
