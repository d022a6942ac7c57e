import type { CollectionSlug, PayloadRequest } from 'payload';
import { rollBack } from '../together.ts';

interface Refusal {
  message?: string;
  data?: { errors?: { label?: string; path?: string; message?: string }[] } | null;
}

/**
 * Tries to publish in a transaction and rolls back, so that every rule is checked now and not at the
 * scheduled hour, when nobody reads the refusal. Returns the reason, or nothing.
 */
export async function reasonNotToPublish(
  { collection, id }: { collection: CollectionSlug; id: number | string },
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<string | undefined> {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  try {
    await payload.update({
      collection,
      id,
      data: { _status: 'published' },
      depth: 0,
      user,
      overrideAccess: false,
      ...(transactionID !== undefined && { req: { transactionID } }),
    });
    return undefined;
  } catch (error) {
    return `Não foi agendado${wrongIn(error).length > 0 ? '.' : ':'} ${describeRefusal(error)}`;
  } finally {
    if (transactionID !== undefined) await rollBack(payload, transactionID);
  }
}

/** Why something could not be published, in the words of the form. */
export function describeRefusal(error: unknown): string {
  const wrong = wrongIn(error);
  return wrong.length > 0
    ? `Preencha ou corrija antes: ${wrong.join(', ')}.`
    : ((error as Refusal).message ?? 'não pode ser publicado.');
}

const wrongIn = (error: unknown) =>
  ((error as Refusal).data?.errors ?? []).map(
    ({ label, path, message }) => label ?? path ?? message,
  );
