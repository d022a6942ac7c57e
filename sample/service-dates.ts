import { dayOf, yearOf } from '../lib/dates.ts';
import { moment } from './moment.ts';
import type { SampleService } from './shapes.ts';

type Dated = Pick<SampleService<string>, 'opensAt' | 'closesAt' | 'reviewedAt' | 'everyYear'>;

/**
 * The dates of a service of the sample for the day of loading. What comes every year keeps its days, in the first
 * year in which they are not over; the others move with the rest of the sample.
 */
export function withServiceDates<Service extends Dated>(
  { everyYear, ...service }: Service,
  now: Date,
  moved: (instant: string) => string,
): Omit<Service, 'everyYear'> & Omit<Dated, 'everyYear'> {
  const { opensAt, closesAt } = service;
  const later = everyYear && closesAt ? yearsUntil(closesAt, now) : undefined;
  const place = (instant: string) =>
    later === undefined ? moved(instant) : inLaterYear(instant, later);
  return {
    ...service,
    reviewedAt: moved(service.reviewedAt),
    ...(opensAt ? { opensAt: place(opensAt) } : {}),
    ...(closesAt ? { closesAt: place(closesAt) } : {}),
  };
}

const dayAt = (instant: string) => dayOf(new Date(instant));

function yearsUntil(closesAt: string, now: Date): number {
  const today = dayOf(now);
  const [last, years] = [dayAt(closesAt), yearOf(today) - yearOf(dayAt(closesAt))];
  return today.slice(5) > last.slice(5) ? years + 1 : years;
}

function inLaterYear(instant: string, years: number): string {
  const day = dayAt(instant);
  return moment(`${yearOf(day) + years}${day.slice(4)}`, '12:00');
}
