import { hashOf } from '../../lib/codes.ts';
import type { Mail } from '../outbox.ts';
import { composeMail } from './compose.ts';

interface Review {
  request: {
    list: string;
    document: number;
    askedBy: string;
    createdAt: string;
    note?: string | null;
  };
  title: string;
}

/** To those who publish: an author says that a draft is ready. */
export function reviewMail(to: string, { request, title }: Review, adminUrl: string): Mail {
  const { list, document, askedBy, createdAt, note } = request;
  return {
    to,
    subject: `Revisão pedida: ${title}`,
    // SQLite gives the number of a deleted row again, so the moment is part of the name.
    name: `revisao-${list}-${document}-${Date.parse(createdAt)}-${hashOf(to).slice(0, 16)}`,
    ...composeMail({
      heading: 'Um rascunho espera revisão',
      paragraphs: [
        `${askedBy} pede que alguém confira e publique «${title}».`,
        ...(note ? [`O recado: ${note}`] : []),
        'Publique, ou devolva dizendo o que falta.',
      ],
      action: {
        label: 'Abrir o rascunho',
        address: `${adminUrl}/admin/collections/${list}/${document}`,
      },
      footer: ['Você recebe este aviso porque publica no portal.'],
    }),
  };
}
