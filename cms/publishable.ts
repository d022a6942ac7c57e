import type { CollectionSlug, PayloadRequest } from 'payload';

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
  const { db } = payload;
  const transactionID = (await db.beginTransaction()) ?? undefined;
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
    return describe(error as Refusal);
  } finally {
    await db.rollbackTransaction(transactionID ?? '');
  }
}

function describe({ message, data }: Refusal): string {
  const wrong = (data?.errors ?? []).map(({ label, path, message }) => label ?? path ?? message);
  return wrong.length > 0
    ? `Não foi agendado. Preencha ou corrija antes: ${wrong.join(', ')}.`
    : `Não foi agendado: ${message ?? 'não pode ser publicado.'}`;
}
