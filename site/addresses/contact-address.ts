import { paths } from '../../lib/paths.ts';
import type { ContactSubject } from '../../lib/vocabulary.ts';

/** The contact form with its subject chosen and what it is about filled in. */
export function contactAddress(subject: ContactSubject, about: string): string {
  return address({ assunto: subject, sobre: about });
}

/** The same form, which also asks whom one nominates. */
export function nominationAddress(about: string): string {
  return address({ assunto: 'sugestao', sobre: about, indicacao: 'atleta' });
}

const address = (query: Record<string, string>) =>
  `${paths.institution}?${new URLSearchParams(query)}#fale-conosco`;
