import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where the frame of a page lies until the dictionary is made. */
const framePath = '/frame';

/**
 * Makes the dictionary that pages are compressed against: all stylesheets and what every page has in common,
 * in a file whose name says its contents.
 */
export function compressionDictionary(): AstroIntegration {
  let client = '';
  return {
    name: 'compression-dictionary',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'build') return;
        const entrypoint = new URL('../layout/frame.astro', import.meta.url);
        injectRoute({ pattern: framePath, entrypoint, prerender: true });
      },
      'astro:config:done': ({ config }) => {
        client = fileURLToPath(config.build.client);
      },
      'astro:build:done': () => {
        const frame = readFileSync(join(client, framePath, 'index.html'));
        rmSync(join(client, framePath), { recursive: true });
        const sheets = globSync('_astro/*.css', { cwd: client }).sort();
        const dictionary = Buffer.concat([
          ...sheets.map((sheet) => readFileSync(join(client, sheet))),
          frame,
        ]);
        const name = createHash('sha256').update(dictionary).digest('base64url').slice(0, 8);
        writeFileSync(join(client, '_astro', `dictionary.${name}.dat`), dictionary);
      },
    },
  };
}
