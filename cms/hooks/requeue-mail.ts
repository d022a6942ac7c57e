import type { CollectionBeforeChangeHook } from 'payload';
import type { OutgoingMail } from '../payload-types.ts';
import { refuse } from './refuse.ts';

/** Only a person may send again a mail that may have arrived. Nothing else of it can be changed. */
export const requeueOnly: CollectionBeforeChangeHook<OutgoingMail> = async ({
  data,
  originalDoc,
  req,
}) => {
  const again = { state: 'esperando' as const, attempts: 0, nextAttemptAt: null };
  const taken =
    data.state === 'esperando' &&
    (await req.payload.db.updateOne({
      collection: 'outgoing-mails',
      where: {
        and: [{ id: { equals: originalDoc?.id } }, { state: { in: ['incerto', 'falhou'] } }],
      },
      data: again,
      options: { atomic: true },
      req,
    }));
  if (!taken)
    refuse('Só um e-mail “Talvez enviado” ou “Não foi possível enviar” pode voltar para a fila.');
  return { ...originalDoc, ...again };
};
