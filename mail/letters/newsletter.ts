import { retention } from '../../lib/retention.ts';
import {
  cancelAddress,
  cancelHeaders,
  choicesAddress,
  confirmAddress,
  type LinkSigner,
} from '../newsletter-links.ts';
import type { Mail } from '../outbox.ts';
import type { Subscriber } from '../signed-code.ts';
import { composeMail, type MailWords } from './compose.ts';

const { confirmLinkHours, unconfirmedDays } = retention;

/** Repeats nothing that was typed besides the address: anybody may have typed it. */
export function confirmationMail(subscriber: Subscriber, code: string, signer: LinkSigner): Mail {
  return {
    to: subscriber.email,
    subject: 'Confirme sua inscrição na newsletter',
    headers: cancelHeaders(subscriber, signer),
    hoursOfUse: confirmLinkHours,
    ...composeMail({
      heading: 'Confirme sua inscrição',
      paragraphs: [
        'Recebemos um pedido para enviar a este e-mail as novidades sobre esporte e lazer no Amapá.',
        `Para começar a receber, confirme. O link vale por ${confirmLinkHours} horas.`,
      ],
      action: { label: 'Confirmar inscrição', address: confirmAddress(code, signer) },
      footer: [
        `Se não foi você, não faça nada: sem a confirmação nada é enviado, e o pedido é apagado em ${unconfirmedDays} dias.`,
        { label: 'Apagar o pedido agora', address: cancelAddress(subscriber, signer) },
        {
          label: 'Depois de confirmar: escolher o que recebo',
          address: choicesAddress(subscriber, signer),
        },
      ],
    }),
  };
}

/** Why one gets a letter, how to get others, and how to stop it. */
const letterFooter = (subscriber: Subscriber, signer: LinkSigner): MailWords['footer'] => [
  'Você recebe esta mensagem porque se inscreveu na newsletter do Portal do Esporte e Lazer do Amapá.',
  { label: 'Escolher o que recebo', address: choicesAddress(subscriber, signer) },
  { label: 'Cancelar a inscrição', address: cancelAddress(subscriber, signer) },
];

interface EditionWords {
  subject: string;
  body: string;
  items: { kind: string; title: string; words: string; path: string }[];
}

const toMailItem = (
  { kind, title, words, path }: EditionWords['items'][number],
  { siteUrl }: LinkSigner,
) => ({ kind, title, words, address: siteUrl + path });

const composeEdition = (
  { subject, body, items }: EditionWords,
  signer: LinkSigner,
  footer: MailWords['footer'],
) =>
  composeMail({
    heading: subject,
    paragraphs: body.split(/\n{2,}/),
    items: items.map((item) => toMailItem(item, signer)),
    footer,
  });

export function editionMail(subscriber: Subscriber, words: EditionWords, signer: LinkSigner): Mail {
  return {
    to: subscriber.email,
    subject: words.subject,
    headers: cancelHeaders(subscriber, signer),
    ...composeEdition(words, signer, letterFooter(subscriber, signer)),
  };
}

/** For who writes it: the same, without the link that ends a subscription. */
export function testMail(words: EditionWords, signer: LinkSigner): Omit<Mail, 'to'> {
  return {
    subject: `[Teste] ${words.subject}`,
    ...composeEdition(words, signer, [
      'Este é um teste: só você o recebeu. Na edição enviada, os links de escolher o que se recebe e de cancelar a inscrição ficam aqui.',
    ]),
  };
}

/** The rest is one link away. */
const mostFresh = 20;

/** What was just published, for who wants to know at once. `name` makes it the only one, also after a crash. */
export function freshMail(
  subscriber: Subscriber,
  { items, name }: { items: EditionWords['items']; name: string },
  signer: LinkSigner,
): Mail {
  const [first, ...others] = items;
  const more = others.length > 0 ? ` e mais ${others.length}` : '';
  const subject = `Novo no portal: ${first?.title ?? ''}${more}`;
  const left = items.length - mostFresh;
  return {
    to: subscriber.email,
    name,
    subject,
    headers: cancelHeaders(subscriber, signer),
    ...composeMail({
      heading: subject,
      paragraphs: [],
      items: items.slice(0, mostFresh).map((item) => toMailItem(item, signer)),
      ...(left > 0 && {
        action: { label: `Ver mais ${left} no portal`, address: signer.siteUrl },
      }),
      footer: letterFooter(subscriber, signer),
    }),
  };
}
