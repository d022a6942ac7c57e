import { spawn } from 'node:child_process';
import { inCms } from '../paths.ts';

export interface EncodeTask {
  source: string;
  target: string;
  width: number;
  format: 'webp' | 'avif';
  quality: number;
}

interface Encoded {
  width: number;
  height: number;
  filesize: number;
}

/** Only ends a hang. */
const patienceMs = 10 * 60_000;

/** Rejects with words for the editor. */
export function runEncoder(task: EncodeTask): Promise<Encoded> {
  const program = inCms('photos', 'encode-photo.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, JSON.stringify(task)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    });
    let said = '';
    let encoded: Encoded | undefined;
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    child.on('message', (message) => {
      encoded = message as Encoded;
    });
    child.on('error', () => reject(new Error('O programa que prepara fotografias não começou.')));
    child.on('close', (code, signal) => {
      if (encoded) resolve(encoded);
      else reject(new Error(reasonOf(said, signal), { cause: said || code }));
    });
  });
}

function reasonOf(said: string, signal: NodeJS.Signals | null): string {
  if (signal) return 'A preparação foi interrompida: falta memória ou demorou demais.';
  if (/ENOSPC|No space/i.test(said)) return 'O disco do servidor está cheio.';
  if (/missing|ENOENT/i.test(said)) return 'O arquivo da fotografia não está no servidor.';
  return 'O arquivo da fotografia não pôde ser lido.';
}
