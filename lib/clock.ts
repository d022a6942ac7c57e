import type { Settings } from './settings.ts';

/** The present moment, read once at the edge of a request and passed down from there. */
export function now(settings: Pick<Settings, 'frozenNow'>): Date {
  return settings.frozenNow ?? new Date();
}
