/** A day and an hour on a clock in Amapá (UTC−3, no daylight saving), as the stored instant. */
export function moment(day: string, hour: string): string {
  return new Date(`${day}T${hour}:00-03:00`).toISOString();
}
