import type { SanitizedCollectionConfig } from 'payload';

/** Beside public collections, whose titles are public: those that say nothing of citizens. */
const harmless = new Set([
  ...['media', 'documents', 'sign-ups', 'message-templates', 'newsletter-editions'],
  ...['municipalities', 'redirects', 'users'],
]);

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A document in words. What citizens wrote is never copied: of theirs, only the protocol or the number. */
export function nameDocument(
  { slug, labels, admin, versions }: SanitizedCollectionConfig,
  doc: Record<string, unknown> & { id: number | string },
): string {
  const label = textIn(labels.singular) || slug;
  const isHarmless = harmless.has(slug) || Boolean(versions?.drafts);
  const title = isHarmless ? textIn(doc[admin.useAsTitle ?? 'id']) : textIn(doc.protocol);
  return title ? `${label}: ${title} (nº ${doc.id})` : `${label} nº ${doc.id}`;
}
