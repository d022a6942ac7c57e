/**
 * `npm run seed [-- --size N] [--matches N]`: loads the sample by hand into a database that is prepared but
 * empty; with a size, adds as many invented documents, and with a number of matches these, for measuring.
 */
import { parseArgs } from 'node:util';
import { openPayload } from '../content/payload.ts';
import { now } from '../lib/clock.ts';
import { readSettings } from '../lib/settings.ts';
import { prepareDatabase } from './prepare-database.ts';
import { seedMany } from './seed-many.ts';
import { seedMatches } from './seed-matches.ts';

const { size, matches } = parseArgs({
  options: { size: { type: 'string' }, matches: { type: 'string' } },
}).values;
const settings = { ...readSettings(process.env), sample: true };
const payload = await openPayload();
await prepareDatabase(payload, settings, console.log);
if (size !== undefined) {
  await seedMany(payload, Number(size), now(settings));
  console.log(`Documentos acrescentados: ${size}.`);
}
if (matches !== undefined) {
  await seedMatches(payload, Number(matches), now(settings));
  console.log(`Jogos acrescentados: ${matches}.`);
}
await payload.destroy();
// With PostgreSQL the adapter keeps one connection open, and the program would wait for it.
process.exit();
