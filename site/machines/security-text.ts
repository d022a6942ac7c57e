import { isEmailAddress } from '../../lib/email-address.ts';
import { paths } from '../../lib/paths.ts';

interface SecurityText {
  email: string;
  origin: string;
  now: Date;
}

/** The standard recommends less than a year; in whole days, so that the text changes once a day. */
const lifeDays = 360;
const dayMs = 86_400_000;

/** RFC 9116, without a signature: nobody holds a key for it yet. */
export function securityText({ email, origin, now }: SecurityText): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + lifeDays) * dayMs);
  return [
    ...(isEmailAddress(email) ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pt',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
