import { termOf } from '../../lib/answer-term.ts';
import { type Day, longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { type ContactSubject, contactSubjects } from '../../lib/vocabulary.ts';
import type { Mail } from '../outbox.ts';
import { composeMail } from './compose.ts';

interface Written {
  protocol: string;
  subject: ContactSubject;
  about?: string | null;
  message: string;
  nominee?: {
    name?: string | null;
    sport?: string | null;
    municipality?: string | null;
    achievements?: string | null;
  };
}

/** The address has only the protocol, which opens nothing without the e-mail address. */
const followAddress = (siteUrl: string, protocol: string) =>
  `${siteUrl}${paths.follow}?protocolo=${protocol}`;

const followAction = (siteUrl: string, protocol: string) => ({
  label: 'Acompanhar a mensagem',
  address: followAddress(siteUrl, protocol),
});

const privacyLine = (siteUrl: string) =>
  `Como cuidamos dos seus dados e como apagá-los: ${siteUrl}${paths.privacy}`;

/** The message as written; empty parts are left out. */
function asWritten({ subject, about, nominee, message }: Written): string[] {
  const lines = [
    ['Assunto', contactSubjects[subject]],
    ['Sobre', about],
    ['Atleta indicado', nominee?.name],
    ['Modalidade', nominee?.sport],
    ['Município', nominee?.municipality],
    ['Conquistas', nominee?.achievements],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`);
  return [lines.join('\n'), `Sua mensagem:\n${message}`];
}

/** The start of every receipt's subject, by which the outbox finds earlier ones. */
export const receiptSubject = 'Recebemos sua mensagem: protocolo';

interface Receipt {
  protocol: string;
  subject: ContactSubject;
  day: Day;
}

/**
 * Sent when the message is stored, so that the protocol is not lost with the page. It repeats nothing that
 * was typed: anybody may type somebody else's address.
 */
export function receiptMail(
  { protocol, subject, day }: Receipt,
  siteUrl: string,
): Omit<Mail, 'to'> {
  return {
    subject: `${receiptSubject} ${protocol}`,
    ...composeMail({
      heading: 'Recebemos sua mensagem',
      paragraphs: [
        [
          `Protocolo: ${protocol}`,
          `Assunto: ${contactSubjects[subject]}`,
          `Recebida em ${longDate(day)}`,
        ].join('\n'),
        'A resposta chega por e-mail. Para ver em que pé está, use o protocolo e este e-mail na página Acompanhar.',
      ],
      action: followAction(siteUrl, protocol),
      footer: [
        'Você recebe este e-mail porque alguém escreveu no Fale Conosco com este endereço. Se não foi você, não precisa fazer nada.',
        privacyLine(siteUrl),
      ],
    }),
  };
}

interface Extension {
  protocol: string;
  subject: ContactSubject;
  reason: string;
  /** The new last day, and how many days it is later. */
  due: Day;
  days: number;
}

/** Sent once, when the secretariat needs more time. */
export function extensionMail(
  { protocol, subject, reason, due, days }: Extension,
  siteUrl: string,
): Omit<Mail, 'to'> {
  return {
    subject: `A resposta vai demorar mais: protocolo ${protocol}`,
    ...composeMail({
      heading: 'Precisamos de mais tempo para responder',
      paragraphs: [
        `Protocolo: ${protocol}\nAssunto: ${contactSubjects[subject]}`,
        `Sua mensagem ainda não tem resposta. O prazo aumentou ${days} dias. A lei permite isso uma única vez (${termOf(subject).law}).`,
        `A resposta chega até ${longDate(due)}.`,
        `Motivo:\n${reason}`,
      ],
      action: followAction(siteUrl, protocol),
      footer: ['Este endereço só envia.', privacyLine(siteUrl)],
    }),
  };
}

export function answerMail(
  answered: Written & { answer: string },
  siteUrl: string,
): Omit<Mail, 'to'> {
  const { protocol, answer } = answered;
  return {
    subject: `Resposta à sua mensagem: protocolo ${protocol}`,
    ...composeMail({
      heading: 'Sua mensagem foi respondida',
      paragraphs: [`Protocolo: ${protocol}`, answer, ...asWritten(answered)],
      action: followAction(siteUrl, protocol),
      footer: [
        'Este endereço só envia. Para continuar a conversa, escreva de novo no Fale Conosco e diga o protocolo.',
        privacyLine(siteUrl),
      ],
    }),
  };
}
