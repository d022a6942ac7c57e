import { dayOf, timeOf } from './dates.ts';

/** '16/11/2026 14:05', by Amapá's clock, as the admin writes moments. */
export const dayAndTime = (instant: Date): string =>
  `${dayOf(instant).split('-').reverse().join('/')} ${timeOf(instant)}`;
