import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { nameDocument } from '../audit/name-document.ts';

type Doc = Record<string, unknown>;

/** Texts with drafts carry the name; of the others the trail has it, beside the address. */
export async function lastSaver(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  stored: Doc | undefined,
  { payload, transactionID }: PayloadRequest,
): Promise<string | undefined> {
  if (typeof stored?.lastEditor === 'string') return stored.lastEditor;
  const what =
    'labels' in config
      ? nameDocument(config, stored as Doc & { id: number })
      : `Página: ${String(config.label)}`;
  const { docs } = await payload.db.find<{ id: number; who: string }>({
    collection: 'audit-notes',
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    where: { what: { equals: what }, action: { in: ['publicou', 'alterou'] } },
    ...(transactionID !== undefined && { req: { transactionID } }),
  });
  return docs[0]?.who.replace(/ \([^)]*\)$/, '');
}
