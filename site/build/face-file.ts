import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Writes the script that adds the display face as a file too, whose name says its contents. */
export function faceFile(script: string): AstroIntegration {
  let client = '';
  return {
    name: 'face-file',
    hooks: {
      'astro:config:done': ({ config }) => {
        client = fileURLToPath(config.build.client);
      },
      'astro:build:done': () => {
        const name = createHash('sha256').update(script).digest('base64url').slice(0, 8);
        writeFileSync(join(client, '_astro', `face.${name}.js`), script);
      },
    },
  };
}
