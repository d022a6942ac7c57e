import { hourLabel } from '../../../lib/clock-time.ts';
import { timeOf } from '../../../lib/dates.ts';
import type { Activity } from './activity.ts';

/** '14h', 'O dia todo' */
export const hourText = ({ allDay, startsAt }: Pick<Activity, 'allDay' | 'startsAt'>) =>
  allDay ? 'O dia todo' : hourLabel(timeOf(startsAt));

/** ' Até 17h.', after a sentence; nothing where hours are not told. */
export const untilText = ({ allDay, endsAt }: Pick<Activity, 'allDay' | 'endsAt'>) =>
  allDay ? '' : ` Até ${hourLabel(timeOf(endsAt))}.`;

/** 'Ginásio Poliesportivo, Macapá' */
export const whereText = ({ place, town }: Pick<Activity, 'place' | 'town'>) =>
  town ? `${place}, ${town.name}` : place;
