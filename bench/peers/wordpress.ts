import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capitalise } from '../../lib/capitalise.ts';
import { createRandom, createWriter } from '../../sample/invented-words.ts';
import { until } from '../../tests/support/portal.ts';
import { startServer } from '../machine/endings.ts';
import { type WordpressTools, wordpressSource } from '../machine/tools.ts';
import type { PageName } from './peer.ts';
import { startDatabase } from './wordpress-database.ts';

export interface Wordpress {
  /** Where its files lie. */
  folder: string;
  /** Where PHP listens. */
  socket: string;
}

/** Two lists of ten posts, a category, a page and a post: the nearest that it has to our five. */
export const wordpressPaths: Record<PageName, string> = {
  home: '/',
  agenda: '/page/2/',
  news: '/category/noticias/',
  athletes: '/atletas/',
  article: '/noticia-60/',
};

/** WordPress from Debian's package, copied, with its default theme and so many posts without pictures. */
export async function startWordpress(
  tools: WordpressTools,
  folder: string,
  posts: number,
): Promise<Wordpress> {
  const files = join(folder, 'wordpress');
  mkdirSync(folder, { recursive: true });
  // Copied with what its links point at: theme, libraries.
  cpSync(wordpressSource, files, { recursive: true, dereference: true });
  const database = await startDatabase(tools, folder);
  writeFileSync(join(files, 'wp-config.php'), configuration(database));
  const install = fileURLToPath(new URL('wordpress-install.php', import.meta.url));
  execFileSync(tools.php, [install, files, tools.theme], {
    input: JSON.stringify(writePosts(posts)),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { folder: files, socket: await startPhp(tools, folder) };
}

function configuration(database: string): string {
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${database}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
// One installation at two addresses, with and without a page cache.
define('WP_HOME', 'https://' . $_SERVER['HTTP_HOST']);
define('WP_SITEURL', 'https://' . $_SERVER['HTTP_HOST']);
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

function writePosts(count: number) {
  const text = createWriter(createRandom(14));
  const paragraph = () =>
    `<!-- wp:paragraph --><p>${capitalise(text(45))}.</p><!-- /wp:paragraph -->`;
  const post = (number: number) => ({
    post_title: capitalise(text(6)),
    post_name: `noticia-${number}`,
    post_content: [paragraph(), paragraph(), paragraph()].join('\n'),
    post_date: new Date(Date.UTC(2025, 0, number)).toISOString().slice(0, 19).replace('T', ' '),
  });
  const page = { ...post(0), post_title: 'Atletas', post_name: 'atletas', post_type: 'page' };
  return [page, ...Array.from({ length: count }, (_, index) => post(index + 1))];
}

async function startPhp({ fpm }: WordpressTools, folder: string): Promise<string> {
  const socket = join(folder, 'php.sock');
  const file = join(folder, 'php-fpm.conf');
  writeFileSync(
    file,
    `[global]
error_log = ${join(folder, 'php.log')}
[wordpress]
listen = ${socket}
pm = static
pm.max_children = ${availableParallelism() * 2}
`,
  );
  const asRoot = process.getuid?.() === 0 ? ['--allow-to-run-as-root'] : [];
  const args = ['--nodaemonize', '--fpm-config', file, ...asRoot];
  // The pool of an ordinary account is its own; as root it must be named.
  if (asRoot.length > 0) writeFileSync(file, 'user = root\ngroup = root\n', { flag: 'a' });
  const server = startServer(fpm, args, join(folder, 'php.log'));
  const ended = new Promise<string>((resolve) =>
    server.once('exit', () => resolve(`php-fpm, see ${folder}/php.log`)),
  );
  await until(() => existsSync(socket), ended);
  return socket;
}
