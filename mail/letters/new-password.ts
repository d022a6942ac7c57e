import type { Mail } from '../outbox.ts';
import { composeMail } from './compose.ts';

/** By this subject the outbox finds earlier mails. */
export const newPasswordSubject = 'Nova senha do portal';

export function newPasswordMail(adminUrl: string, token: string): Omit<Mail, 'to'> {
  return {
    subject: newPasswordSubject,
    hoursOfUse: 1,
    ...composeMail({
      heading: 'Crie uma nova senha',
      paragraphs: [
        'Alguém pediu uma nova senha para a sua conta no portal.',
        'Se foi você, escolha a nova senha. O link vale por uma hora.',
      ],
      action: {
        label: 'Escolher a nova senha',
        address: `${adminUrl}/admin/reset/${token}`,
      },
      footer: ['Se não foi você, não faça nada: sua senha continua a mesma.'],
    }),
  };
}
