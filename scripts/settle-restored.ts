/**
 * Run by `restore.ts` on what it has unpacked: deletes again what people asked us to delete since the backup, and
 * holds mail that may have gone out since.
 */
import { readForgotten } from '../cms/backup/forgotten.ts';
import { settings } from '../cms/settings.ts';
import { holdMail } from '../content/hold-mail.ts';
import { openPayload } from '../content/payload.ts';
import { replayForgotten } from '../content/replay-forgotten.ts';

const payload = await openPayload();
await payload.db.migrate();
const forgotten = readForgotten([settings.dataDir]);
const deleted = forgotten.length > 0 ? await replayForgotten(forgotten, new Date()) : 0;
if (deleted > 0) console.log(`Registros apagados de novo: ${deleted}.`);
const held = await holdMail(new Date());
if (held > 0)
  console.log(`E-mails que esperavam, e que podem já ter saído: ${held}. Estão na mesa do editor.`);
await payload.destroy();
process.exit(0);
