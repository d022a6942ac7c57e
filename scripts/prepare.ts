/**
 * What a start does before there are programs: it looks at the machine, builds what is stale, brings the database
 * up to date. A program of its own, because the content system takes hundreds of megabytes, which end with it.
 * Started by `prepare-apart.ts`.
 */
import { logAsJson } from '../lib/json-log.ts';
import { readSettings, SettingsError } from '../lib/settings.ts';
import { buildStale } from './build.ts';
import { checkStorage } from './check-storage.ts';
import { checkDatabase, checkMachine } from './check-surroundings.ts';
import { leaveMark } from './database-mark.ts';
import { readWish } from './parts.ts';
import type { Prepared } from './prepare-apart.ts';
import { oneAtATime } from './prepare-lock.ts';
import { StepError } from './run.ts';

// Comes when the program that started us is gone, even by force.
process.on('disconnect', () => process.exit(1));
const report = (line: string) => console.log(line);
const isDevelopment = process.env.NODE_ENV === 'development';

try {
  const settings = readSettings(process.env);
  if (settings.jsonLog) logAsJson('prepare');
  const wish = readWish(process.argv.slice(2));
  await checkMachine(settings, wish.parts);
  await oneAtATime(settings, () => checkDatabase(settings, wish.newDatabase));
  await checkStorage(settings, report);
  if (!isDevelopment) {
    await buildStale(report, wish.parts);
    // What is built may be read by others, what follows may not.
    process.umask(0o077);
    report('Preparando o banco de dados…');
  }
  // Loaded only now: these modules read the settings and open the database.
  const { openPayload } = await import('../content/payload.ts');
  const { prepareDatabase } = await import('./prepare-database.ts');
  const payload = await openPayload();
  const { hasEditors } = await oneAtATime(settings, () =>
    prepareDatabase(payload, settings, report),
  );
  await payload.destroy();
  if (!isDevelopment) leaveMark(settings);
  const prepared: Prepared = { hasEditors };
  process.send?.(prepared, () => process.exit(0));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StepError)) throw error;
  console.error(error.message);
  process.exit(1);
}
