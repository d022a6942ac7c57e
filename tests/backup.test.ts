import { backupCases } from './support/backup-cases.ts';

await backupCases('', async () => '');
