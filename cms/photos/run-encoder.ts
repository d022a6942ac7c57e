import { spawn } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import { inCms } from '../paths.ts';

export interface EncodeTask {
  source: string;
  width: number;
  format: 'webp' | 'avif';
  quality: number;
}

interface Measures {
  width: number;
  height: number;
}

/** Only ends a hang. */
const patienceMs = 10 * 60_000;

/** Writes one size of a photograph to `target`. Rejects with words for the editor. */
export async function runEncoder(
  task: EncodeTask,
  target: string,
): Promise<Measures & { filesize: number }> {
  const { measures, bytes } = await encode(task);
  const unfinished = `${target}.part`;
  try {
    // Nobody ever sees half a file.
    await writeFile(unfinished, bytes);
    await rename(unfinished, target);
  } catch (cause) {
    throw new Error(reasonOf(String(cause), null), { cause });
  }
  return { ...measures, filesize: bytes.length };
}

function encode(task: EncodeTask): Promise<{ measures: Measures; bytes: Buffer }> {
  const program = inCms('photos', 'encode-photo.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, JSON.stringify(task)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    });
    const pieces: Buffer[] = [];
    let said = '';
    let measures: Measures | undefined;
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    child.on('message', (message) => {
      measures = message as Measures;
    });
    child.on('error', () => reject(new Error('O programa que prepara fotografias não começou.')));
    child.on('close', (code, signal) => {
      if (measures) resolve({ measures, bytes: Buffer.concat(pieces) });
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
