import { chmodSync, existsSync } from 'node:fs';
import { fileOf } from '../cms/sqlite-file.ts';
import type { Settings } from '../lib/settings.ts';

/** Existing files; on Windows user folders are private already. */
export function protectData({ dataDir, database }: Settings): void {
  if (process.platform === 'win32') return;
  restrict(dataDir, 0o700);
  if (database.kind !== 'sqlite') return;
  const file = fileOf(database.url);
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(path)) restrict(path, 0o600);
}

/** A folder of another owner is left as it is. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(`Aviso: outros usuários deste computador podem ler ${path} (${code}).`);
  }
}
