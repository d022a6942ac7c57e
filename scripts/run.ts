import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A step that failed for a reason we can name: one line, no stack. */
export class StepError extends Error {}

interface RunOptions {
  env?: Record<string, string>;
  /** Keeps the output to itself unless the command fails. */
  quiet?: boolean;
  /** Also when it fails. */
  silent?: boolean;
}

/** Tools whose package has another name. */
const packageOf: Record<string, string> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

/**
 * The script behind a tool, run with our own Node: by name alone another Node could start it, and Windows
 * would need a shell.
 */
export function toolPath(name: string): string {
  const folder = join(root, 'node_modules', packageOf[name] ?? name);
  if (!existsSync(folder))
    throw new StepError(
      `Falta '${name}': esta pasta foi feita para rodar, e algo nela mudou. Faça outra onde está o projeto inteiro: npm run release.`,
    );
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

export function runTool(name: string, args: string[], options?: RunOptions): Promise<void> {
  return run(process.execPath, [toolPath(name), ...args], options, [name, ...args].join(' '));
}

/** Runs a command of the machine. */
export function run(
  command: string,
  args: string[],
  { env, quiet = false, silent = false }: RunOptions = {},
  name = [command, ...args].join(' '),
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      if (!silent) process.stderr.write(Buffer.concat(output));
      reject(new StepError(`O comando '${name}' falhou (código ${code}).`));
    });
  });
}
