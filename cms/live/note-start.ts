import type { GlobalBeforeChangeHook } from 'payload';
import { now } from '../../lib/clock.ts';
import type { LiveStream } from '../payload-types.ts';
import { settings } from '../settings.ts';

/**
 * One switch for home and broadcasts: what somebody puts on air is on both, and has begun now. The number of
 * viewers of what was there before says nothing about it.
 */
export const beginning = (moment: Date) => ({
  isLive: true,
  showOnHome: true,
  viewers: 0,
  startedAt: moment.toISOString(),
});

/** The same for who uses the form. Our own code, without an account, fills the sample. */
export const noteStart: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = originalDoc as Partial<LiveStream> | undefined;
  const begins = data.isLive && (!before?.isLive || data.videoId !== before.videoId);
  return req.user && begins ? { ...data, ...beginning(now(settings)) } : data;
};
