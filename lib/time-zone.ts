/** The whole of Amapá lives in this zone: three hours behind UTC, no daylight saving. */
export const timeZone = 'America/Belem';
