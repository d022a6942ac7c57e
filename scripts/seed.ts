/** `node scripts/seed.ts`: loads the sample by hand into a database that is prepared but empty. */
import { openPayload } from '../content/payload.ts';
import { readSettings } from '../lib/settings.ts';
import { fillIfEmpty } from './prepare-database.ts';

const settings = { ...readSettings(process.env), sample: true };
const payload = await openPayload();
if (!(await fillIfEmpty(payload, settings, console.log)))
  console.log('O banco de dados já tem conteúdo: nada foi carregado.');
await payload.destroy();
// With PostgreSQL the adapter keeps one connection open, and the program would wait for it.
process.exit();
