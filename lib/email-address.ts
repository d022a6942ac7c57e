import { z } from 'zod';

/** As long as an address in the envelope of a mail can be (RFC 5321). */
export const longestEmailAddress = 254;

const address = z.email().max(longestEmailAddress);

export const isEmailAddress = (text: string): boolean => address.safeParse(text).success;
