/** The site as its sources stand: what `npm run dev` runs. The same front server, Astro's own rendering. */
import { fileURLToPath } from 'node:url';
import { readContentVersion } from '../../content/content-version.ts';
import { hasDraft } from '../../content/entry-drafts.ts';
import { admitPost } from '../../content/post-limit.ts';
import { openPreview } from '../../content/previews.ts';
import { findRedirect } from '../../content/redirects.ts';
import { answerStored } from '../../content/stored-files.ts';
import { now } from '../../lib/clock.ts';
import { readSettings } from '../../lib/settings.ts';
import { type AstroDev, startAstro } from './dev-astro.ts';
import { createFront } from './front.ts';
import { runSite } from './run-site.ts';

const settings = readSettings(process.env);
let astro: AstroDev;

const front = createFront({
  settings,
  clientDirectory: fileURLToPath(new URL('../public', import.meta.url)),
  render: (request, locals) => astro.render(request, locals),
  version: readContentVersion,
  admitPost,
  opensDraft: (key) => hasDraft(key, now(settings)),
  openPreview,
  findRedirect,
  answerStored: settings.storage && answerStored,
});

// What pages load while they are developed: Vite's own modules, and sources as they stand.
for (const folder of ['@vite', '@id', '@fs', 'node_modules', 'site', 'lib'])
  front.get(`/${folder}/*`, (request, reply) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    astro.handle(request.raw, reply.raw);
  });

astro = await startAstro(front.server, settings);
// Vite would end the program at once, with a mail in hand; `runSite` ends it in order.
process.removeAllListeners('SIGTERM');
front.addHook('onClose', () => astro.stop());
await runSite(front, settings);
