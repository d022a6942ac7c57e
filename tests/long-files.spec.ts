import { parse } from 'csv-parse/sync';
import { eventsAt } from '../sample/events.ts';
import { faultsOf, readCalendar } from './support/calendars.ts';
import { databaseSettings } from './support/database.ts';
import { removeDirectory } from './support/directory.ts';
import { launch } from './support/portal.ts';
import { copyDatabase, type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The agenda's files over an archive of several hundred events: too long to be kept, so they are streamed. */
const now = '2025-05-12T12:00:00Z';
const size = 900;
const sample = eventsAt(new Date(now)).length;
let site: Site;
// One archive for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const folder = await copyDatabase();
  const settings = { DATA_DIR: folder, SITE_NOW: now, ...databaseSettings(folder) };
  const seed = launch('scripts/seed.ts', settings, ['--size', String(size)]);
  expect(await seed.ended, seed.output()).toBe(0);
  site = await startSite(folder, { SITE_NOW: now });
});
test.afterAll(async () => {
  await site.stop();
  removeDirectory(site.dataDir);
});

const textOf = async (path: string) => {
  const response = await fetch(site.address + path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const calendar = async (search: string) => {
  const text = await textOf(`/dados/agenda.ics${search}`);
  expect(faultsOf(Buffer.from(text)), search).toEqual([]);
  return readCalendar(text).entries;
};

test('a calendar with a date is whole, one by year holds that year, one to subscribe to what comes and the last 200', async () => {
  const all = await calendar('?data=todas');
  expect(all).toHaveLength(size / 2 + sample);
  const inAmapa = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem', year: 'numeric' });
  const of2024 = all.filter(({ start }) => inAmapa.format(new Date(start)) === '2024');
  expect(of2024.length).toBeGreaterThan(20);
  expect(await calendar('?ano=2024')).toEqual(of2024);
  const isOver = ({ start }: { start: string }) => new Date(start) < new Date(now);
  const feed = await calendar('');
  expect(feed.filter(isOver)).toEqual(all.filter(isOver).slice(-200));
  expect(feed.filter((entry) => !isOver(entry))).toEqual(all.filter((entry) => !isOver(entry)));
});

test('sets of data are whole, and the years are their parts', async () => {
  const json = JSON.parse(await textOf('/dados/agenda.json'));
  const rows: Record<string, string>[] = parse(await textOf('/dados/agenda.csv'), {
    columns: true,
  });
  expect(json.total).toBe(size / 2 + sample);
  expect(json.registros.map(({ titulo }: { titulo: string }) => titulo)).toEqual(
    rows.map(({ titulo }) => titulo),
  );
  const of2023 = parse(await textOf('/dados/agenda.csv?ano=2023'), { columns: true });
  expect(of2023).toEqual(rows.filter(({ comeca_em }) => comeca_em?.startsWith('2023-')));
});

test('what is unchanged is not sent again, and HEAD has no body', async () => {
  const head = await fetch(`${site.address}/dados/agenda.csv`, { method: 'HEAD' });
  const etag = head.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect(head.headers.get('last-modified')).not.toBeNull();
  expect(head.headers.get('access-control-allow-origin')).toBe('*');
  const again = await fetch(`${site.address}/dados/agenda.csv`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('pages answer while files are under way, and hanging up in the middle harms nobody', async () => {
  const gone = new AbortController();
  const cut = await fetch(`${site.address}/dados/agenda.json`, { signal: gone.signal });
  await cut.body?.getReader().read();
  gone.abort();
  const files = ['/dados/agenda.json', '/dados/agenda.ics?data=todas'].map(textOf);
  expect(await textOf('/agenda?data=todas')).toContain('</html>');
  const [json = '', ics = ''] = await Promise.all(files);
  expect(JSON.parse(json).registros).toHaveLength(size / 2 + sample);
  expect(readCalendar(ics).entries).toHaveLength(size / 2 + sample);
  expect(site.output()).not.toContain('Falha');
});
