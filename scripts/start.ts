/** `npm start [-- --new-database]`: builds what is stale, prepares the database, runs the site and the admin. */
import { readSettings, type Settings, SettingsError } from '../lib/settings.ts';
import { buildStale } from './build.ts';
import { checkSurroundings } from './check-surroundings.ts';
import { leaveMark, newDatabase } from './database-mark.ts';
import { stopPrograms, superviseAdmin, superviseSite } from './programs.ts';
import { ownFilesOnly } from './protect-data.ts';
import { StepError } from './run.ts';

Object.assign(process.env, { NODE_ENV: 'production' });
const report = (line: string) => console.log(line);

try {
  const settings = readSettings(process.env);
  await checkSurroundings(settings, { newDatabase: process.argv.includes(newDatabase) });
  await buildStale(report);
  ownFilesOnly();
  report('Preparando o banco de dados…');
  // Set for the programs we start: Next overwrites PORT in its process, and its mails would name the admin's
  // port.
  process.env.SITE_URL = settings.siteUrl;
  // Loaded only now: these modules read the settings and open the database.
  const { openPayload } = await import('../content/payload.ts');
  const { prepareDatabase } = await import('./prepare-database.ts');
  const payload = await openPayload();
  const { hasEditors } = await prepareDatabase(payload, settings, report);
  await payload.destroy();
  leaveMark(settings);
  await Promise.all([superviseSite(settings), superviseAdmin(settings)]);
  announce(settings, hasEditors);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StepError)) throw error;
  console.error(error.message);
  await stopPrograms(1);
}

function announce(settings: Settings, hasEditors: boolean): void {
  const admin = `http://localhost:${settings.adminPort}/admin`;
  report(`Site:   http://localhost:${settings.port}`);
  report(`Admin:  ${admin}`);
  report(
    hasEditors
      ? 'Entre no admin com sua conta.'
      : `Primeiro acesso: abra ${admin} neste computador e crie a conta do primeiro editor.`,
  );
  report('Para parar: Ctrl-C.');
}
