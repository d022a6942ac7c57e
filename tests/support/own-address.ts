/** The address that the tests' portal uses for itself, as SITE_URL is not set; tests use another one. */
export function ownAddress(path: string): string {
  return `http://localhost:${new URL(process.env.PORTAL_SITE ?? '').port}${path}`;
}

/** The path of a complete address. */
export function pathOf(address: string | undefined): string {
  return new URL(address ?? '').pathname;
}
