import { join } from 'node:path';
import type { Wordpress } from './wordpress.ts';

/** The zone that keeps WordPress's pages, once for all servers. */
export const pageCacheZone = (folder: string) =>
  `fastcgi_cache_path ${join(folder, 'wordpress-pages')} keys_zone=wordpress:4m inactive=1h;`;

/** As nginx's own documentation has it; `kept` puts a page cache of ten minutes before PHP. */
export function wordpressServer(
  listen: string,
  { folder, socket }: Wordpress,
  { kept, withBrotli }: { kept: boolean; withBrotli: boolean },
): string {
  const types = 'text/css application/javascript text/javascript application/json image/svg+xml';
  const cache = `fastcgi_cache wordpress;
    fastcgi_cache_key $request_uri;
    fastcgi_cache_valid 200 10m;
    fastcgi_ignore_headers Cache-Control Expires;`;
  return `server {
  ${listen}
  root ${folder};
  index index.php;
  ${withBrotli ? `brotli on; brotli_comp_level 4; brotli_types ${types};` : ''}
  gzip on;
  gzip_types ${types};
  location / { try_files $uri $uri/ /index.php?$args; }
  location ~* \\.(css|js|svg|png|jpg|woff2)$ { expires 1y; }
  location ~ \\.php$ {
    include /etc/nginx/fastcgi_params;
    fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
    fastcgi_param HTTP_HOST $http_host;
    fastcgi_pass unix:${socket};
    ${kept ? cache : ''}
  }
}`;
}
