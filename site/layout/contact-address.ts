import type { ContactSubject } from '../../lib/vocabulary.ts';

/** The contact form with its subject chosen and what it is about filled in. */
export function contactAddress(subject: ContactSubject, about: string): string {
  return `/sobre?${new URLSearchParams({ assunto: subject, sobre: about })}#fale-conosco`;
}
