import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A step that failed for a reason we can name: one line, no stack. */
export class StepError extends Error {}

interface RunOptions {
  env?: Record<string, string>;
  /** Keeps the output to itself unless the command fails. */
  quiet?: boolean;
}

/** Runs a tool of node_modules/.bin, or any command on the path. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new StepError(`O comando '${[command, ...args].join(' ')}' falhou (código ${code}).`));
    });
  });
}
