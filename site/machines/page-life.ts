/** How long the page cache may keep a page. Publishing drops it sooner; this is because dates pass. */
export const pageLife = {
  /** Lists that separate past from coming. */
  minute: 'public, s-maxage=60',
  /** Pages that answer one person. */
  never: 'no-store',
} as const;
