/**
 * `npm run change-secret [-- --links]`: everybody signs in again after the next start. With --links the links of mails
 * that were sent, such as those that cancel the newsletter, work no more either.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changeSecret } from '../cms/secret.ts';
import { readSettings } from '../lib/settings.ts';

const { dataDir } = readSettings(process.env);
if (!existsSync(join(dataDir, 'secret'))) {
  console.error(`Em ${dataDir} não há portal. DATA_DIR é o do serviço?`);
  process.exit(1);
}
changeSecret(dataDir, { withLinks: process.argv.includes('--links') });
console.log('Segredo novo. Reinicie o portal: até lá vale o antigo. Depois, todos entram de novo.');
