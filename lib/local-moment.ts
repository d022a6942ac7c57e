import { timeZone } from './time-zone.ts';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/** An instant as a clock in Amapá shows it, with its distance from UTC: '2025-05-10T08:00:00-03:00'. */
export function localMoment(instant: Date): string {
  return parts.format(instant).replace(' ', 'T') + offsetOf(instant);
}

/** '-03:00'; summers of the past had their own. */
function offsetOf(instant: Date): string {
  const name = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || 'Z';
}
