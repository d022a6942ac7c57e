import { join } from 'node:path';
import { removeDirectory, temporaryDirectory } from '../support/portal.ts';
import { query, startSite } from '../support/site.ts';
import type { Fault } from './fault.ts';

const paths = [
  ...['/', '/agenda', '/agenda?data=todas', '/noticias', '/hoje', '/transmissoes', '/programas'],
  ...['/dados/agenda.ics', '/dados/agenda.csv', '/dados/noticias.xml', '/sitemap.xml'],
];
const settings = {
  SITE_NOW: '2025-05-12T22:30:00-03:00',
  SITE_URL: 'https://exemplo.ap.gov.br',
  SAMPLE: 'on',
};

export const otherTimeZone: Fault = {
  key: 'other-time-zone',
  name: 'O servidor em outro fuso (`TZ=Pacific/Kiritimati`)',
  seconds: [2, 10],
  prepare: async () => ({
    settings: { ...settings, TZ: 'Pacific/Kiritimati' },
    remove: () => undefined,
  }),
  async cause({ target, hold, note, wrong }) {
    const folder = temporaryDirectory();
    await query(target.dataDir, 'VACUUM INTO ?', [join(folder, 'portal.db')]);
    const home = await startSite(folder, { ...settings, TZ: 'America/Belem' });
    const bodyOf = async (address: string) => (await fetch(address)).text();
    for (const path of paths)
      if ((await bodyOf(target.site + path)) !== (await bodyOf(home.address + path)))
        wrong(`${path} difere`);
    note(`${paths.length} endereços comparados com \`TZ=America/Belem\``);
    await home.stop();
    removeDirectory(folder);
    await hold();
  },
};
