import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli, type Encoding, gzipped } from './encodings.ts';

/** The script that adds the display face: written into a page, and a file that browsers keep. */
export interface DisplayFace {
  address: string;
  /** The same encodings, of a page that names the file instead of holding the script. */
  linking: ReadonlyMap<Encoding, Encoding>;
}

/** Undefined where nothing was built, as in development. */
export function readDisplayFace(clientDirectory: string): DisplayFace | undefined {
  const [file] = globSync('_astro/face.*.js', { cwd: clientDirectory });
  if (file === undefined) return undefined;
  const address = `/${file.replaceAll('\\', '/')}`;
  const written = `<script>${readFileSync(join(clientDirectory, file), 'utf8')}</script>`;
  const named = `<script src="${address}"></script>`;
  const link = (body: Buffer) => Buffer.from(body.toString().replace(written, () => named));
  return {
    address,
    linking: new Map([brotli, gzipped].map((encoding) => [encoding, after(link, encoding)])),
  };
}

function after(
  change: (body: Buffer) => Buffer,
  { name, compress, compressWell }: Encoding,
): Encoding {
  return {
    name,
    compress: (body) => compress(change(body)),
    ...(compressWell ? { compressWell: (body) => compressWell(change(body)) } : {}),
  };
}
