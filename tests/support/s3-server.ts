import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const bucket = 'portal';
/** How the server keeps an object: its contents, and what it knows of it. */
const contents = '._S3rver_object';

/** An S3 server of this test's own, on loopback. */
export async function startStorage() {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  let port = 0;
  let server: S3rver;
  let mute: Server | undefined;

  async function start() {
    server = new S3rver({
      ...{ address: '127.0.0.1', port, silent: true, directory, vhostBuckets: false },
      configureBuckets: [{ name: bucket }],
    });
    ({ port } = await server.run());
  }

  async function stop() {
    if (!server.httpServer.listening) return;
    server.httpServer.closeAllConnections();
    await server.close();
  }

  await start();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?tls=off`,
    start,
    stop,
    /** Takes every connection and says nothing. Returns what ends that. */
    async fallSilent() {
      const sockets = new Set<{ destroy: () => void }>();
      mute = createServer((socket) => sockets.add(socket));
      await new Promise<void>((resolve) => mute?.listen(port, '127.0.0.1', resolve));
      return async () => {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => mute?.close(resolve));
      };
    },
    /** The keys of all objects, sorted. */
    keys: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(contents))
        .map((name) => name.slice(0, -contents.length))
        .sort(),
    /** Makes an object many, as quickly as a disk can. */
    multiply(folder: string, name: string, names: string[]) {
      const place = join(directory, bucket, folder);
      for (const file of readdirSync(place).filter((one) => one.startsWith(`${name}._S3rver`)))
        for (const other of names)
          copyFileSync(join(place, file), join(place, other + file.slice(name.length)));
    },
    empty: (folder: string) => rmSync(join(directory, bucket, folder), { recursive: true }),
    async remove() {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}
