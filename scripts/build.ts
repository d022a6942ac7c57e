import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { allParts, type Part } from './parts.ts';
import { root, runTool } from './run.ts';

interface Program {
  name: Part;
  sources: string[];
  output: string;
  build: () => Promise<void>;
}

const programs: Program[] = [
  {
    name: 'site',
    sources: ['site/**/*', 'lib/**/*', 'astro.config.ts', 'package-lock.json', 'tsconfig.json'],
    output: 'dist/server/entry.mjs',
    async build() {
      await runTool('astro', ['build'], { quiet: true });
      compressAssets(join(root, 'dist', 'client'));
    },
  },
  {
    name: 'admin',
    sources: ['cms/**/*', 'mail/**/*', 'lib/**/*', 'package-lock.json', 'tsconfig.json'],
    output: 'cms/.next/BUILD_ID',
    async build() {
      const env = {
        NODE_ENV: 'production',
        DATA_DIR: join(root, '.cache', 'build-data'),
        DATABASE_URL: '',
      };
      await runTool('next', ['build', 'cms'], { quiet: true, env });
    },
  },
];

/** Builds what is older than its sources; a second start with nothing changed builds nothing. */
export async function buildStale(
  report: (line: string) => void,
  parts: readonly Part[] = allParts,
): Promise<void> {
  for (const program of programs.filter(({ name }) => parts.includes(name))) {
    const stamp = join(root, '.cache', `${program.name}.stamp`);
    const wanted = fingerprint(program.sources);
    const built = existsSync(join(root, program.output)) && existsSync(stamp);
    if (built && readFileSync(stamp, 'utf8') === wanted) continue;
    report(`Construindo o ${program.name}…`);
    rmSync(stamp, { force: true });
    await program.build();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
}

/** From the contents, not the dates: a fresh clone and a switched branch have new dates for old files. */
function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, {
    cwd: root,
    exclude: ['cms/.next/**', '**/*.test.ts', '**/*.test.tsx', 'cms/next-env.d.ts'],
  });
  for (const file of files.sort()) {
    const path = join(root, file);
    if (statSync(path).isFile())
      hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Once, at the best quality, so that the server only has to send. */
function compressAssets(folder: string): void {
  for (const file of globSync('**/*.{js,css,svg,json,txt,webmanifest,dat}', { cwd: folder })) {
    const path = join(folder, file);
    const body = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(body));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
