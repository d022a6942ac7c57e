/** A time of day as editors write it: '14:00'. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** '14:00' → '14h', '13:30' → '13h30' */
export function hourLabel(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** 840 for '14:00' */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
