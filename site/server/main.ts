/** The site as it is built: what `npm start` runs. */
import { fileURLToPath } from 'node:url';
import { readContentVersion } from '../../content/content-version.ts';
import { hasDraft } from '../../content/entry-drafts.ts';
import { admitPost } from '../../content/post-limit.ts';
import { openPreview } from '../../content/previews.ts';
import { findRedirect } from '../../content/redirects.ts';
import { answerStored } from '../../content/stored-files.ts';
import { now } from '../../lib/clock.ts';
import { logAsJson } from '../../lib/json-log.ts';
import { readSettings } from '../../lib/settings.ts';
import { createFront } from './front.ts';
import { countRenders } from './page-metrics.ts';
import { runSite } from './run-site.ts';
import { watchVersion } from './version-watch.ts';

process.umask(0o077);
const settings = readSettings(process.env);
if (settings.jsonLog) logAsJson('site');
const built = new URL('../../dist/', import.meta.url);
const { render } = await import(new URL('server/entry.mjs', built).href);

const front = createFront({
  settings,
  clientDirectory: fileURLToPath(new URL('client', built)),
  render: countRenders(render),
  version: watchVersion({ read: readContentVersion }),
  admitPost,
  opensDraft: (key) => hasDraft(key, now(settings)),
  openPreview,
  findRedirect,
  answerStored: settings.storage && answerStored,
});
await runSite(front, settings);
