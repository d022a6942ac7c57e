import type { PayloadRequest } from 'payload';
import { requestTogether } from '../together.ts';
import type { Step } from './plan-import.ts';

/** Writes new events and changes as drafts: what visitors see changes when somebody publishes. */
export async function applyImport(steps: readonly Step[], req: PayloadRequest): Promise<number> {
  const toWrite = steps.filter(({ row }) => row.becomes === 'new' || row.becomes === 'changed');
  // All of them or none: half an import would be hard to find again.
  await requestTogether(req, async () => {
    for (const step of toWrite) await write(step, req);
  });
  return toWrite.length;
}

async function write({ row, key, data }: Step, req: PayloadRequest): Promise<void> {
  const written = { ...data, importedFrom: key ?? null, _status: 'draft' as const };
  const common = { collection: 'events', draft: true, depth: 0, req } as const;
  if (row.becomes === 'changed') await req.payload.update({ ...common, id: row.id, data: written });
  // A draft may lack what the form asks for.
  else await req.payload.create({ ...common, data: { ...written, title: row.title } });
}
