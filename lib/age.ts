import { type Day, yearOf } from './dates.ts';

/** Whole years on a day. Who was born on 29 February is a year older on 1 March where there is no 29th. */
export function ageOn(birth: Day, day: Day): number {
  const hadBirthday = day.slice(5) >= birth.slice(5);
  return yearOf(day) - yearOf(birth) - (hadBirthday ? 0 : 1);
}

export const ageOfConsent = 18;

export const isMinorOn = (birth: Day, day: Day): boolean => ageOn(birth, day) < ageOfConsent;
