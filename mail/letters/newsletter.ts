import { retention } from '../../lib/retention.ts';
import {
  cancelAddress,
  cancelHeaders,
  confirmAddress,
  type LinkSigner,
} from '../newsletter-links.ts';
import type { Mail } from '../outbox.ts';
import type { Subscriber } from '../signed-code.ts';
import { composeMail } from './compose.ts';

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
      ],
    }),
  };
}

export function editionMail(
  subscriber: Subscriber,
  { subject, body }: { subject: string; body: string },
  signer: LinkSigner,
): Mail {
  return {
    to: subscriber.email,
    subject,
    headers: cancelHeaders(subscriber, signer),
    ...composeMail({
      heading: subject,
      paragraphs: body.split(/\n{2,}/),
      footer: [
        'Você recebe esta mensagem porque se inscreveu na newsletter do Portal do Esporte e Lazer do Amapá.',
        { label: 'Cancelar a inscrição', address: cancelAddress(subscriber, signer) },
      ],
    }),
  };
}
