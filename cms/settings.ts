import { readSettings } from '../lib/settings.ts';

/** Read once: settings don't change while a program runs. */
export const settings = readSettings(process.env);
