/** For answers that Astro does not write; its pages bring a policy with the hashes they need. */
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

/** Told to browsers only where the site is reached by https; on a plain address it would mean nothing. */
const transportHeader = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** What every answer carries, whoever writes it. */
export function protectiveHeaders(siteUrl: string): Record<string, string> {
  return {
    ...securityHeaders,
    'content-security-policy': strictPolicy,
    ...(siteUrl.startsWith('https:') ? transportHeader : {}),
  };
}
