/** Where the documents of a collection are on the site, as the form is told. */
export interface PublicHome {
  /** The whole address of what their pages are below. */
  home: string;
  /** The field with the moment from which on one is public; without it, at once. */
  publicFrom?: string | undefined;
}

interface Stored {
  slug?: string | null;
  _status?: string;
  [field: string]: unknown;
}

/** The address of a document that everybody can open now; the stored one, because a draft may have another. */
export async function readPublicAddress(
  collection: string,
  id: number | string,
  { home, publicFrom }: PublicHome,
): Promise<string | undefined> {
  const answer = await fetch(`/api/${collection}/${id}?depth=0&draft=false`);
  if (!answer.ok) return undefined;
  const stored: Stored = await answer.json();
  if (stored._status !== 'published' || !stored.slug) return undefined;
  const from = publicFrom ? new Date(String(stored[publicFrom])) : undefined;
  return from && from > new Date() ? undefined : `${home}/${stored.slug}`;
}
