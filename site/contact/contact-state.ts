import { cleanText } from '../../lib/clean-text.ts';
import { type ContactFields, contactLimits } from '../../lib/contact-fields.ts';
import { contactSubjects } from '../../lib/vocabulary.ts';
import type { readQuery } from '../layout/query.ts';
import type { NoticeText } from '../ui/notice.tsx';

/** The form as a link prepares it: a subject, and what it is about. */
export function prefilled(query: ReturnType<typeof readQuery>): ContactFields {
  const sobre = cleanText(query.text('sobre', contactLimits.sobre)).replace(/\s+/g, ' ');
  return {
    nome: '',
    email: '',
    assunto: query.oneOf('assunto', contactSubjects) ?? '',
    mensagem: '',
    sobre,
  };
}

export const notKept: NoticeText = {
  kind: 'error',
  title: 'Erro',
  text: 'Não foi possível salvar agora. Seus dados continuam no formulário.',
};

export const unknownProtocol: NoticeText = {
  kind: 'info',
  title: 'Não encontramos esse protocolo',
  text: 'Confira o número ou escreva de novo para a secretaria.',
};
