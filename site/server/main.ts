import { fileURLToPath } from 'node:url';
import { readContentVersion } from '../../content/content-version.ts';
import { admitPost } from '../../content/post-limit.ts';
import { readSettings } from '../../lib/settings.ts';
import { createFront } from './front.ts';
import { watchVersion } from './version-watch.ts';

const settings = readSettings(process.env);
const built = new URL('../../dist/', import.meta.url);
const { render } = await import(new URL('server/entry.mjs', built).href);

const front = createFront({
  settings,
  clientDirectory: fileURLToPath(new URL('client', built)),
  render,
  version: watchVersion({ read: readContentVersion }),
  admitPost,
});

await readContentVersion();
await front.listen({ port: settings.port, host: settings.host });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await front.close();
    process.exit(0);
  });
