import type { CollectionBeforeChangeHook } from 'payload';
import { requeued, requeueMail } from '../../mail/claims.ts';
import type { OutgoingMail } from '../payload-types.ts';
import { refuse } from './refuse.ts';

/** Only a person may send again a mail that may have arrived. Nothing else of it can be changed. */
export const requeueOnly: CollectionBeforeChangeHook<OutgoingMail> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { id } = originalDoc ?? {};
  const taken = data.state === 'esperando' && id !== undefined && (await requeueMail(id, req));
  if (!taken)
    refuse('Só um e-mail “Talvez enviado” ou “Não foi possível enviar” pode voltar para a fila.');
  return { ...originalDoc, ...requeued };
};
