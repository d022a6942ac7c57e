/** `node scripts/seed.ts`: loads the sample by hand into a database that is prepared but empty. */
import { openPayload } from '../content/payload.ts';
import { loadSample } from './load-sample.ts';

const payload = await openPayload();
const loaded = await loadSample(payload, (line) => console.log(line));
console.log(
  loaded
    ? 'Conteúdo de exemplo carregado.'
    : 'O banco de dados já tem conteúdo: nada foi carregado.',
);
await payload.destroy();
// With PostgreSQL the adapter keeps one connection open, and the program would wait for it.
process.exit();
