import type { CollectionBeforeOperationHook } from 'payload';
import { refuse } from './refuse.ts';

interface Writing {
  /** Of a change of many at once. */
  where?: unknown;
  data?: { status?: unknown; answer?: unknown };
}

/** An answer goes to one citizen: changed for many at once, half-written ones would be sent. */
export const answerOneByOne: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { where, data = {} } = args as Writing;
  if (operation === 'update' && where && ('status' in data || 'answer' in data))
    refuse('A situação e a resposta mudam em uma mensagem de cada vez.');
  return args;
};
