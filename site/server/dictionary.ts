import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Encoding } from './encodings.ts';

/** What pages are compressed against, for browsers that have fetched it (RFC 9842). */
export interface Dictionary extends Encoding {
  address: string;
  /** By which browsers say that they have it. */
  reference: string;
}

/** What the build calls the file, and the headers that make browsers use it for pages and for parts of them. */
export const dictionaryFile = /[/\\]_astro[/\\]dictionary\.[\w-]+\.dat/;
export const dictionaryHeaders = {
  'use-as-dictionary': 'match="/*", match-dest=("document" "")',
};

/** Starts a body in the encoding `dcz`; the dictionary's hash and a Zstandard frame follow. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
/** Of eight pages: 19 saves 0.4 per cent more for half as much time again, 9 a tenth of the time for 5 per cent more. */
const level = 15;

/** Undefined where nothing was built, as in development. */
export function readDictionary(clientDirectory: string): Dictionary | undefined {
  const [file] = globSync('_astro/dictionary.*.dat', { cwd: clientDirectory });
  if (file === undefined) return undefined;
  const dictionary = readFileSync(join(clientDirectory, file));
  const hash = createHash('sha256').update(dictionary).digest();
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  return {
    address: `/${file.replaceAll('\\', '/')}`,
    reference: `:${hash.toString('base64')}:`,
    name: 'dcz',
    async compress(body) {
      const frame = await promisify(zstdCompress)(body, { dictionary, params });
      return Buffer.concat([magic, hash, frame]);
    },
  };
}
