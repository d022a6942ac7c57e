import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { entryCases } from './support/entry-cases.ts';

const { payload, folder, close } = await entryCases('entries');
afterAll(close);

test('names, birth dates and addresses are nowhere in the database’s files but in mails', async () => {
  await payload.db.deleteMany({ collection: 'outgoing-mails', where: { id: { exists: true } } });
  const { eraseDeletedBytes, noteErasure } = await import('../cms/erase-deleted-bytes.ts');
  const { inTransaction } = await import('../content/transaction.ts');
  await inTransaction(noteErasure);
  await eraseDeletedBytes(payload);
  const bytes = readFileSync(join(folder, 'portal.db'), 'latin1');
  expect(bytes.includes('Turma')).toBe(true);
  expect(bytes.match(/Pessoa N|pessoa-1|1990-01/g)).toBeNull();
});
