/** The address that the tests' portal uses for itself (SITE_URL); tests reach it by another. */
export function ownAddress(path: string): string {
  return `http://localhost:${new URL(process.env.PORTAL_SITE ?? '').port}${path}`;
}

/** The path of a complete address. */
export function pathOf(address: string | undefined): string {
  return new URL(address ?? '').pathname;
}
