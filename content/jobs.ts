import { getPayload } from 'payload';
import config from '../cms/payload.config.ts';

/** Begins the content system's own jobs and the preparation of photographs, as the admin does where it is alone. */
export async function startJobs(): Promise<void> {
  await getPayload({ config, cron: true });
}
