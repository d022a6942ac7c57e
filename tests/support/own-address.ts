/** How the tests' portal names itself in what leaves it, as no SITE_URL is set: not as tests reach it. */
export function ownAddress(path: string): string {
  return `http://localhost:${new URL(process.env.PORTAL_SITE ?? '').port}${path}`;
}

/** The part of a whole address that tests can ask for. */
export function pathOf(address: string | undefined): string {
  return new URL(address ?? '').pathname;
}
