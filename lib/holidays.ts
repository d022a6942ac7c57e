import { easter } from 'date-easter';
import { Temporal } from 'temporal-polyfill';
import { type Day, yearOf } from './dates.ts';
import type { SpecialDayKind } from './vocabulary.ts';

/** Holidays on the same day every year: Brazil's, then Amapá's. */
const fixedHolidays: ReadonlyMap<string, string> = new Map([
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Consciência Negra'],
  ['12-25', 'Natal'],
  ['03-19', 'São José, padroeiro do Amapá'],
  ['09-13', 'Criação do Território do Amapá'],
]);

/** A day that editors add to the holidays, or take from them. */
export interface SpecialDay {
  name: string;
  day: Day;
  kind: SpecialDayKind;
  everyYear: boolean;
  /** The slug of the municipality where it counts; everywhere without one. */
  town: string | undefined;
}

/** The name of the holiday that a day is, in a municipality; undefined on any other day. */
export type HolidayOf = (day: Day, town?: string) => string | undefined;

export function holidaysWith(specialDays: readonly SpecialDay[]): HolidayOf {
  return (day, town) => {
    const here = specialDays.filter(
      (special) => isOn(special, day) && (!special.town || special.town === town),
    );
    if (here.some(({ kind }) => kind === 'util')) return undefined;
    return here.find(({ kind }) => kind === 'feriado')?.name ?? publicHoliday(day);
  };
}

function isOn(special: SpecialDay, day: Day): boolean {
  return special.everyYear
    ? special.day.slice(5) === day.slice(5) && special.day <= day
    : special.day === day;
}

function publicHoliday(day: Day): string | undefined {
  return fixedHolidays.get(day.slice(5)) ?? (isGoodFriday(day) ? 'Sexta-feira Santa' : undefined);
}

function isGoodFriday(day: Day): boolean {
  // Good Friday lies between 20 March and 23 April.
  if (day.slice(5, 7) !== '03' && day.slice(5, 7) !== '04') return false;
  const { year, month, day: date } = easter(yearOf(day));
  return (
    Temporal.PlainDate.from({ year, month, day: date }).subtract({ days: 2 }).toString() === day
  );
}
