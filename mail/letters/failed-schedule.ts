import { hashOf } from '../../lib/codes.ts';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import type { Mail } from '../outbox.ts';
import { composeMail } from './compose.ts';

interface FailedSchedule {
  id: number;
  collection: string;
  document: number;
  type: 'publish' | 'unpublish';
  at: Date;
  title: string;
  why: string;
}

/** To an editor whose schedule did not work, and to administrators. */
export function failedScheduleMail(
  to: string,
  { id, collection, document, type, at, title, why }: FailedSchedule,
  adminUrl: string,
): Mail {
  const [verb, heading] =
    type === 'publish'
      ? ['ser publicado', 'Não foi publicado na hora marcada']
      : ['sair do ar', 'Não saiu do ar na hora marcada'];
  return {
    to,
    subject: `${heading}: ${title}`,
    // Whoever writes the same mail at the same moment fails, and this one stays.
    name: `agendamento-${id}-${hashOf(to).slice(0, 16)}`,
    ...composeMail({
      heading,
      paragraphs: [
        `«${title}» devia ${verb} em ${longDate(dayOf(at))}, às ${timeOf(at)}.`,
        `O motivo: ${why}`,
        'Corrija e publique, ou agende de novo.',
      ],
      action: {
        label: 'Abrir no painel',
        address: `${adminUrl}/admin/collections/${collection}/${document}`,
      },
      footer: ['Você recebe este aviso porque agendou ou porque administra o portal.'],
    }),
  };
}
