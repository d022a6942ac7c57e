import { spawn } from 'node:child_process';
import { inCms } from '../paths.ts';
import { type RedrawTask, redrawEnds } from './redraw-task.ts';

const usual: RedrawTask = {
  // A photograph of a document is read well at this size; telephones make them four times as large.
  side: 2000,
  // Twice what telephones make. Beyond, a small file costs many seconds and much memory.
  mostPixels: 25_000_000,
  processorMs: 5000,
};

/** Only ends a hang. */
const usualPatienceMs = 30_000;

interface RedrawOptions extends Partial<RedrawTask> {
  patienceMs?: number;
  onStart?: (pid: number) => void;
}

/** The photograph as JPEG, or why there is none. */
export function redrawPhoto(
  bytes: Buffer,
  { patienceMs = usualPatienceMs, onStart, ...task }: RedrawOptions = {},
): Promise<Buffer | 'broken' | 'pixels' | 'slow'> {
  const program = inCms('entries', 'redraw-photo.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, JSON.stringify({ ...usual, ...task })], {
      stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    const pieces: Buffer[] = [];
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) resolve('slow');
      else if (code === redrawEnds.drawn) resolve(Buffer.concat(pieces));
      else resolve(code === redrawEnds.pixels ? 'pixels' : 'broken');
    });
    // It may end before it has read everything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
}
