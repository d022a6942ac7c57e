import { dayOf, yearOf } from '../lib/dates.ts';
import { shiftDay } from '../lib/month.ts';
import { moment } from './moment.ts';
import type { SampleTransparencyRecord } from './shapes.ts';
import { transparencyRecords } from './transparency-records.ts';

/** The year for which the records are written, and the month at whose end its figures stand. */
const [writtenYear, writtenMonth] = [2025, 4];

/**
 * The records of three years, the last of which is the present one: its budget stands at the end of the last whole
 * month. What would be signed later in the year than today is of a day before it.
 */
export function transparencyAt(now: Date): SampleTransparencyRecord[] {
  const today = dayOf(now);
  const later = yearOf(today) - writtenYear;
  const monthsOver = Number(today.slice(5, 7)) - 1;
  const monthEnd = shiftDay(`${today.slice(0, 7)}-01`, -1);
  return transparencyRecords.map((record) => {
    const year = record.year + later;
    const day = dayOf(new Date(record.date));
    const moved = `${yearOf(day) + later}${day.slice(4)}`;
    const isRunningBudget = record.subject === 'orcamento' && record.year === writtenYear;
    return {
      ...record,
      year,
      reference: record.reference.replace(String(record.year), String(year)),
      date: moment(isRunningBudget ? clamp(monthEnd, year) : earlier(moved, today), '12:00'),
      paidAmount: isRunningBudget ? share(record.paidAmount, monthsOver) : record.paidAmount,
    };
  });
}

/** In January nothing is paid yet: the year's first day. */
const clamp = (day: string, year: number) => (yearOf(day) < year ? `${year}-01-01` : day);
const earlier = (one: string, other: string) => (one < other ? one : other);
const share = (amount: number, months: number) =>
  Math.round((amount * months * 100) / writtenMonth) / 100;
