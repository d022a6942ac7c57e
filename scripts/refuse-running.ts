import type { Settings } from '../lib/settings.ts';
import { checkPort } from './check-surroundings.ts';
import { StepError } from './run.ts';

/** What citizens send while the data are moved would be lost. */
export async function refuseRunning(settings: Settings): Promise<void> {
  try {
    await checkPort('PORT', settings.host, settings.port);
    await checkPort('ADMIN_PORT', settings.adminHost, settings.adminPort);
  } catch {
    throw new StepError('O portal parece estar ligado: pare-o antes de mexer nos dados.');
  }
}
