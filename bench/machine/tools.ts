import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Servers stand where an ordinary account's PATH does not lead. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export const findCommand = (name: string) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

const brotliModules = '/usr/lib/nginx/modules/ngx_http_brotli_{static,filter}_module.so';
/** Where Debian's package puts WordPress. */
export const wordpressSource = '/usr/share/wordpress';

export interface NginxTools {
  nginx: string;
  openssl: string;
  /** Both of brotli's modules, or none. */
  brotli: string[];
}

export interface WordpressTools {
  php: string;
  fpm: string;
  mariadbd: string;
  installDatabase: string;
  theme: string;
}

/** What is missing, and what to type. */
function missing(what: string, packages: string): undefined {
  console.log(`Left out: ${what}. On Debian: apt-get install --no-install-recommends ${packages}`);
}

export function findNginx(): NginxTools | undefined {
  const [nginx, openssl] = [findCommand('nginx'), findCommand('openssl')];
  if (!nginx || !openssl)
    return missing('everything behind nginx (first paint, the limit, WordPress)', 'nginx openssl');
  const brotli = globSync(brotliModules);
  if (brotli.length === 2) return { nginx, openssl, brotli };
  missing(
    'brotli, gzip is used instead',
    'libnginx-mod-http-brotli-static libnginx-mod-http-brotli-filter',
  );
  return { nginx, openssl, brotli: [] };
}

export function findWordpress(): WordpressTools | undefined {
  const fpm = globSync('/usr/sbin/php-fpm*').sort().at(-1);
  const [php, mariadbd] = [findCommand('php'), findCommand('mariadbd')];
  const installDatabase = findCommand('mariadb-install-db');
  // The newest of Twenty Twenty-One, -Two, -Three … is the default of its WordPress.
  const theme = ['five', 'four', 'three', 'two', 'one']
    .map((year) => `twentytwenty${year}`)
    .find((name) => existsSync(join(wordpressSource, 'wp-content/themes', name)));
  if (!fpm || !php || !mariadbd || !installDatabase || !theme)
    return missing(
      'WordPress',
      'wordpress wordpress-theme-twentytwentythree php-fpm php-cli php-mysql mariadb-server',
    );
  return { php, fpm, mariadbd, installDatabase, theme };
}
