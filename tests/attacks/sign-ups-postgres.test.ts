import { afterAll, describe } from 'vitest';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { signUpAttackCases } from '../support/sign-up-attack-cases.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { close } = await signUpAttackCases('sign-up-attacks-postgres', server.url);
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
});
