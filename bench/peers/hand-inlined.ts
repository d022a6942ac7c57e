import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../../tests/support/portal.ts';
import type { PageName } from './peer.ts';

const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** What a page does for the one after it, or in place of what it has already. */
const notForFirstPaint =
  /<link rel="preload"[^>]*>| data-(?:face|dictionary)="[^"]*"|<script type="speculationrules">.*?<\/script>/gs;

/** A page as somebody would write it by hand who wants it painted soon: one file, with its styles in it. */
async function inline(site: string, path: string): Promise<string> {
  const html = await (await fetch(site + path)).text();
  const sheets = [...html.matchAll(stylesheet)].map(([, address = '']) => site + address);
  const styles = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()));
  const single = styles.length > 0 ? `<style>${styles.join('\n')}</style>` : '';
  return html
    .replace(notForFirstPaint, '')
    .replace(stylesheet, '')
    .replace('</head>', () => `${single}</head>`);
}

/** What tells of a body or of the connection: nginx writes its own. */
const notOurs =
  /^(?:cache-control|connection|content-(?:encoding|length|type)|date|etag|keep-alive|vary)$/;

/** The headers that the portal sends with each of these pages, for nginx to send with the files. */
export async function readHeaders(
  site: string,
  paths: Record<PageName, string>,
): Promise<Map<string, [name: string, value: string][]>> {
  const found = await Promise.all(
    Object.values(paths).map(async (path) => {
      const { headers } = await fetch(site + path, { method: 'HEAD' });
      return [path, [...headers].filter(([name]) => !notOurs.test(name))] as const;
    }),
  );
  return new Map(found);
}

/** Writes the pages, compressed as well as it can be done, for nginx to send. */
export async function writePages(
  site: string,
  paths: Record<PageName, string>,
  folder: string,
): Promise<void> {
  for (const path of Object.values(paths)) {
    const file = join(folder, path, 'index.html');
    const body = Buffer.from(await inline(site, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    writeFileSync(`${file}.br`, brotliCompressSync(body));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

/** Pages from the folder; pictures and scripts as they were built. */
export function staticServer(
  listen: string,
  pages: string,
  withBrotli: boolean,
  headers: Awaited<ReturnType<typeof readHeaders>> = new Map(),
): string {
  const guarded = [...headers].map(
    ([path, lines]) => `location = ${path} {
    try_files $uri/index.html =404;
    add_header Cache-Control no-cache;
    ${lines.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n    ')}
  }`,
  );
  return `server {
  ${listen}
  ${withBrotli ? 'brotli_static on;' : ''}
  gzip_static on;
  root ${pages};
  ${guarded.join('\n  ')}
  location / {
    try_files $uri/index.html @built;
    add_header Cache-Control no-cache;
  }
  location ~ ^/(_astro|cartazes)/ {
    root ${join(root, 'dist/client')};
    add_header Cache-Control "public, max-age=31536000, immutable";
  }
  location @built {
    root ${join(root, 'dist/client')};
    add_header Cache-Control "public, max-age=3600";
  }
}`;
}
