/** Copies the public site into `MIRROR_DIR`, once: the site starts it after publications, or `npm run mirror`. */
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { uploadSource } from '../../../content/stored-files.ts';
import { logAsJson } from '../../../lib/json-log.ts';
import { paths } from '../../../lib/paths.ts';
import { readSettings } from '../../../lib/settings.ts';
import { createDelivery } from '../delivery.ts';
import { createPageRenderer } from '../render-page.ts';
import { reportFailure } from '../report-failure.ts';
import { uploads } from '../static-files.ts';
import { takeFolder } from './folder-turn.ts';
import { diskSource, type FileSource, openMirrorFolder } from './mirror-folder.ts';
import { writeMirror } from './write-mirror.ts';

// React's other build takes half as long again, and somebody who starts this by hand may have set nothing.
Object.assign(process.env, { NODE_ENV: 'production' });
// The site that started it is gone: another will start another.
process.on('disconnect', () => process.exit(1));
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The web server reads the copy as another user.
process.umask(0o022);

const settings = readSettings(process.env);
if (settings.jsonLog) logAsJson('mirror');
if (!settings.mirrorDir) {
  console.error('Diga em MIRROR_DIR onde a cópia do site deve ficar.');
  process.exit(1);
}
if (!takeFolder(settings.mirrorDir)) {
  console.error('Outra cópia já está a caminho.');
  process.exit(1);
}

const built = new URL('../../../dist/', import.meta.url);
const client = fileURLToPath(new URL('client', built));
const { render } = await import(new URL('server/entry.mjs', built).href);
const { renderPage } = createPageRenderer(render, settings.siteUrl, createDelivery(client).finish);
const nobody = { method: 'GET', headers: {}, body: undefined };

const count = await writeMirror({
  folder: openMirrorFolder(settings.mirrorDir),
  siteUrl: settings.siteUrl,
  standing: [
    '/robots.txt',
    '/.well-known/security.txt',
    '/favicon.ico',
    paths.search,
    paths.contact,
  ],
  served: [
    ...uploads.map(([folder, prefix]): [string, FileSource] => [prefix, uploadSource(folder)]),
    ['/', diskSource(client)],
  ],
  renderPage: (path) => renderPage(nobody, { path, search: '' }, { mirror: true }),
  moment: new Date(),
  report: reportFailure,
});
console.log(
  `Cópia do site: ${count.addresses} endereços, ${count.written} escritos, ${count.removed} retirados, ${count.failed} com falha.`,
);
// Pages that failed are tried again with the next copy; trying at once would fail alike.
process.exit(0);
