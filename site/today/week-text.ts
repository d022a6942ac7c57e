import { capitalise } from '../../lib/capitalise.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { hourText, whereText } from '../ui/cards/activity-words.ts';

/** More lines than this are not read in a messenger. */
const mostLines = 20;

/** This week in a town, as a text for a messenger. */
export function weekText(activities: readonly Activity[], town: string, address: string): string {
  const shown = activities.slice(0, mostLines);
  const lines = shown.flatMap((activity, index) => {
    const isFirst = shown[index - 1]?.day !== activity.day;
    const heading = `\n*${capitalise(weekdayName(activity.day))}, ${dayAndMonth(activity.day)}*`;
    const line = `${hourText(activity)} ${activity.title} (${whereText(activity)})`;
    return isFirst ? [heading, line] : [line];
  });
  const rest = activities.length - shown.length;
  return [
    `Esporte e lazer nesta semana: ${town}`,
    ...lines,
    ...(rest > 0 ? [`\nE mais ${rest}:`] : ['']),
    address,
  ].join('\n');
}
