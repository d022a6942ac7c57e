import type { Session, SessionRule } from '#content/sessions';
import { occurrenceOn } from '../../../lib/session-rule.ts';
import { week, weekdayOf } from '../../../lib/weekdays.ts';

export const quintaFeliz = {
  title: 'Quinta Feliz',
  slug: 'quinta-feliz',
  category: 'idosos',
} as const;

/** For tests: a class of every day, in Macapá; what a test is about is given. */
export function ruleWith(values: Partial<SessionRule> = {}): SessionRule {
  return {
    id: 1,
    slug: 'macapa',
    name: 'Quinta Feliz',
    program: quintaFeliz,
    picture: undefined,
    place: { name: 'Ginásio Poliesportivo', slug: 'ginasio-poliesportivo', address: undefined },
    municipality: { name: 'Macapá', slug: 'macapa' },
    town: 'macapa',
    rhythm: 'semanal',
    monthWeek: undefined,
    weekdays: week,
    from: '2025-01-01',
    until: undefined,
    startsAt: '14:00',
    endsAt: '17:00',
    pausesOnHolidays: true,
    changes: [],
    sports: ['danca'],
    minAge: undefined,
    maxAge: undefined,
    price: 0,
    accessible: false,
    level: undefined,
    bring: [],
    createdAt: new Date('2025-01-01T12:00:00Z'),
    changedAt: new Date('2025-01-01T12:00:00Z'),
    ...values,
  };
}

/** A date of such a class. */
export function sessionOn(day: string, values: Partial<SessionRule> = {}): Session {
  const rule = ruleWith({ weekdays: [weekdayOf(day)], ...values });
  const occurrence = occurrenceOn(rule, day, () => undefined);
  if (!occurrence) throw new Error(`The rule has no date on ${day}.`);
  return { ...occurrence, rule, place: rule.place };
}
