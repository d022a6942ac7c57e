import type { APIResponse } from '@playwright/test';

/** The session that a login over https gives: in its cookie alone, which the browser of a test over http drops. */
export function guardedToken(login: APIResponse): string | undefined {
  return /^__Host-payload-token=([^;]+)/.exec(login.headers()['set-cookie'] ?? '')?.[1];
}
