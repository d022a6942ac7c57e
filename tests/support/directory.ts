import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'portal-'));
}

export function removeDirectory(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
