import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs what is due in a program of its own, and waits for its end. */
export async function runSchedulesInChild(
  folder: string,
  databaseUrl: string,
  now: Date,
): Promise<number | null> {
  const module = join(import.meta.dirname, '../../content/run-schedules.ts');
  const work = `const it = await import(${JSON.stringify(module)});
    await it.runSchedules(new Date('${now.toISOString()}'), (error) => { console.error(error); process.exitCode = 1; });
    process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', work], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code as number | null;
}
