import { type ContactFields, contactLimits, emptyContact } from '../../lib/contact-fields.ts';
import type { readQuery } from '../../lib/query.ts';
import { contactSubjects } from '../../lib/vocabulary.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';

/** The form as a link prepares it: a subject, what it is about, and whether somebody is nominated. */
export function prefilled(query: ReturnType<typeof readQuery>): ContactFields {
  return {
    ...emptyContact,
    assunto: query.oneOf('assunto', contactSubjects) ?? '',
    sobre: query.text('sobre', contactLimits.sobre).replace(/\s+/g, ' '),
    indicacao: query.oneOf('indicacao', ['atleta']) ?? '',
  };
}

export const notReachable: NoticeText = {
  kind: 'error',
  title: 'Erro',
  text: 'Não foi possível consultar agora. Espere um minuto e tente de novo.',
};

export const unknownProtocol: NoticeText = {
  kind: 'info',
  title: 'Não encontramos esse protocolo',
  text: 'Confira o número ou escreva de novo para a secretaria.',
};

/** Does not say which of the two was wrong: that would reveal who wrote to us. */
export const unknownPair: NoticeText = {
  kind: 'error',
  title: 'Não encontramos essa mensagem',
  text: 'Nenhuma mensagem tem esse protocolo com esse e-mail. Confira os dois e tente de novo.',
};
