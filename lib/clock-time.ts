/** A time of day as editors write it: '14:00'. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
