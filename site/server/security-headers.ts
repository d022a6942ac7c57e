import { isSecretAddress } from '../../lib/secret-address.ts';

/** For answers that Astro does not write; its pages have a policy with their own hashes. */
const strictPolicy =
  "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** Sent only where the site is reached by https; over http browsers ignore it. */
const transportHeader = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** On every answer. */
export function protectiveHeaders(siteUrl: string): Record<string, string> {
  return {
    ...securityHeaders,
    'content-security-policy': strictPolicy,
    ...(siteUrl.startsWith('https:') ? transportHeader : {}),
  };
}

/** A page that was opened by a secret never tells where one was. */
export const referrerHeader = (url = ''): Record<string, string> =>
  isSecretAddress(url) ? { 'referrer-policy': 'no-referrer' } : {};
