import { paths } from '../../lib/paths.ts';
import { retention } from '../../lib/retention.ts';
import type { Mail } from '../outbox.ts';
import { composeMail } from './compose.ts';

const { deletionLinkHours } = retention;

/** The link is only in the mail; opening it asks again before anything is deleted. */
export function deletionMail(siteUrl: string, token: string): Omit<Mail, 'to'> {
  return {
    hoursOfUse: deletionLinkHours,
    subject: 'Apagar seus dados do Portal do Esporte e Lazer',
    ...composeMail({
      heading: 'Apagar seus dados',
      paragraphs: [
        'Alguém pediu para apagar tudo o que o Portal do Esporte e Lazer do Amapá guarda com este endereço de e-mail.',
        `Abra o link e confirme. Vale por ${deletionLinkHours} horas e funciona uma vez só. Depois disso não enviamos outra confirmação: ela guardaria seu endereço de novo.`,
      ],
      action: {
        label: 'Ver e confirmar',
        address: `${siteUrl}${paths.deletion}?codigo=${token}`,
      },
      footer: [
        'Se não foi você, não precisa fazer nada: sem a confirmação, nada é apagado.',
        `Como cuidamos dos seus dados: ${siteUrl}${paths.privacy}`,
      ],
    }),
  };
}
