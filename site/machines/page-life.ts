/** How long our own memory may keep a page. Publishing drops it sooner; this is for the clock alone. */
export const pageLife = {
  /** Lists that say what is past and what lies ahead. */
  minute: 'public, s-maxage=60',
  /** Whatever answers one person. */
  never: 'no-store',
} as const;
