/** The time zone of all of Amapá: three hours behind UTC, no daylight saving time since 1988. */
export const timeZone = 'America/Belem';
