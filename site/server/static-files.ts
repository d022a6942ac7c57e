import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { UploadFolder } from '../../lib/upload-folders.ts';
import { uploadHeaders } from '../../lib/upload-headers.ts';
import { dictionaryFile, dictionaryHeaders } from './dictionary.ts';

/** These names contain a hash of the contents, so they can be cached for ever. */
const hashed = /[/\\](_astro|cartazes)[/\\]/;
const immutable = 'public, max-age=31536000, immutable';
export const hourly = 'public, max-age=3600';
export const uploads: [UploadFolder, prefix: string][] = [
  ['media', '/midia/'],
  ['documents', '/documentos/'],
];
const files = { index: false, dotfiles: 'deny', redirect: false, cacheControl: false } as const;

export function serveBuiltFiles(front: FastifyInstance, root: string): void {
  // Each built file has its own route, so other addresses never touch the disk.
  front.register(fastifyStatic, {
    ...files,
    root,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashed.test(path) ? immutable : hourly);
      if (dictionaryFile.test(path)) reply.headers(dictionaryHeaders);
    },
  });
}

export function serveFromDisk(front: FastifyInstance, dataDir: string): void {
  for (const [folder, prefix] of uploads) {
    const root = join(dataDir, folder);
    mkdirSync(root, { recursive: true });
    front.register(fastifyStatic, {
      ...files,
      root,
      prefix,
      setHeaders: (reply, path) => {
        reply.headers({ 'cache-control': hourly, ...uploadHeaders(folder, path) });
      },
      decorateReply: false,
    });
  }
}
