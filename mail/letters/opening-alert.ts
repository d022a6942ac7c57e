import { alertConsent } from '../../lib/consent.ts';
import { paths, servicePath } from '../../lib/paths.ts';
import { retention } from '../../lib/retention.ts';
import type { LinkSigner } from '../newsletter-links.ts';
import type { Mail } from '../outbox.ts';
import { type Subscriber, signCode } from '../signed-code.ts';
import { composeMail } from './compose.ts';

const { confirmLinkHours, unconfirmedDays } = retention;

/** What a cancelling link is signed for. */
export const alertCancelling = 'aviso/cancelar';

interface Opening {
  title: string;
  slug: string;
}

/** Repeats nothing that was typed besides the address: anybody may have typed it. */
export function alertConfirmationMail(
  subscriber: Subscriber,
  { title, code }: Pick<Opening, 'title'> & { code: string },
  { siteUrl, key }: LinkSigner,
): Mail {
  const cancel = signCode(alertCancelling, subscriber, key);
  return {
    to: subscriber.email,
    subject: 'Confirme: avisar quando abrir',
    hoursOfUse: confirmLinkHours,
    ...composeMail({
      heading: 'Confirme seu pedido de aviso',
      paragraphs: [
        `Recebemos um pedido para avisar este e-mail quando abrir: ${title}.`,
        `Para receber o aviso, confirme. O link vale por ${confirmLinkHours} horas. ${alertConsent.text}`,
      ],
      action: {
        label: 'Confirmar o aviso',
        address: `${siteUrl}${paths.openingAlertConfirm}?codigo=${code}`,
      },
      footer: [
        `Se não foi você, não faça nada: sem a confirmação nada é enviado, e o pedido é apagado em ${unconfirmedDays} dias.`,
        {
          label: 'Apagar o pedido agora',
          address: `${siteUrl}${paths.openingAlertCancel}?codigo=${cancel}`,
        },
      ],
    }),
  };
}

/** The one mail that was asked for. `name` makes it the only one, also after a crash. */
export function openingMail(
  to: string,
  { title, slug, words, name }: Opening & { words: string; name: string },
  siteUrl: string,
): Mail {
  return {
    to,
    name,
    subject: `Abriu: ${title}`,
    ...composeMail({
      heading: `Abriu: ${title}`,
      paragraphs: [`Você pediu para saber. ${words}.`],
      action: { label: 'Ver o serviço', address: `${siteUrl}${servicePath(slug)}` },
      footer: [
        'Esta é a única mensagem deste aviso: seu endereço já foi apagado da nossa lista.',
        `Como cuidamos dos seus dados: ${siteUrl}${paths.privacy}`,
      ],
    }),
  };
}
