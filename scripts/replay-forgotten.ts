/** Run by `restore.ts` on what it has unpacked: deletes again what people asked us to delete since the backup. */
import { readForgotten } from '../cms/backup/forgotten.ts';
import { settings } from '../cms/settings.ts';
import { openPayload } from '../content/payload.ts';
import { replayForgotten } from '../content/replay-forgotten.ts';

const payload = await openPayload();
await payload.db.migrate();
const deleted = await replayForgotten(readForgotten([settings.dataDir]), new Date());
if (deleted > 0) console.log(`Registros apagados de novo: ${deleted}.`);
await payload.destroy();
process.exit(0);
