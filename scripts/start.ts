/**
 * `npm start [-- --site --admin --worker] [--new-database]`: builds what is stale, prepares the database, runs the
 * programs.
 */
import { logAsJson } from '../lib/json-log.ts';
import { readSettings, type Settings, SettingsError } from '../lib/settings.ts';
import { type Part, readWish } from './parts.ts';
import { prepareApart } from './prepare-apart.ts';
import { stopPrograms, supervise } from './programs.ts';
import { programsFor } from './programs-for.ts';
import { StepError } from './run.ts';

Object.assign(process.env, { NODE_ENV: 'production' });
const report = (line: string) => console.log(line);

try {
  const settings = readSettings(process.env);
  if (settings.jsonLog) logAsJson('start');
  const wish = readWish(process.argv.slice(2));
  // Set for the programs we start: Next overwrites PORT in its process, and its mails would name the admin's
  // port.
  process.env.SITE_URL = settings.siteUrl;
  const prepared = await prepareApart(process.argv.slice(2));
  if (prepared) {
    // New files of the programs are readable by their owner only.
    process.umask(0o077);
    await Promise.all(programsFor(settings, wish).map(supervise));
    announce(settings, wish.parts, prepared.hasEditors);
  } else await stopPrograms(1);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StepError)) throw error;
  console.error(error.message);
  await stopPrograms(1);
}

function announce(settings: Settings, parts: Part[], hasEditors: boolean): void {
  const admin = `http://localhost:${settings.adminPort}/admin`;
  const firstSteps = hasEditors
    ? 'Entre no admin com sua conta.'
    : `Primeiro acesso: abra ${admin} neste computador e crie a conta do primeiro editor.`;
  if (parts.includes('site')) report(`Site:   http://localhost:${settings.port}`);
  if (parts.includes('admin')) report(`Admin:  ${admin}\n${firstSteps}`);
  if (!parts.includes('site') && !parts.includes('admin'))
    report('E-mails, agendamentos, fotografias e limpeza: em andamento.');
  report('Para parar: Ctrl-C.');
}
