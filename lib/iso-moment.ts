import { timeZone } from './time-zone.ts';

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** '2025-05-10T08:00:00-03:00': the hour on a clock in Amapá, and how far it is from UTC. */
export function isoMoment(instant: Date): string {
  const clock = local.format(instant).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${clock}Z`) - instant.getTime()) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `${clock}${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}
