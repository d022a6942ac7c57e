import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';

/**
 * The band above every page, and what the electoral period hides, begin and end by themselves.
 * Long because all tests share one database, which takes seconds to make.
 */
const { payload, close } = await openOwnDatabase('site-notices');
afterAll(close);
const electoral = await import('../content/electoral-period.ts');
const [bands, version, news, broadcasts, social, home, institution, pageAddresses, searching] =
  await Promise.all([
    import('../content/site-bands.ts'),
    import('../content/content-version.ts'),
    import('../content/news.ts'),
    import('../content/broadcasts.ts'),
    import('../content/social-posts.ts'),
    import('../content/home.ts'),
    import('../content/institution.ts'),
    import('../content/page-addresses.ts'),
    import('../content/search.ts'),
  ]);

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: true, frozenNow: undefined }, () => {});
});

const hour = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
/** The clock stands still in between, so that a slow machine misses no moment. */
const setClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: ms });
afterEach(() => {
  vi.useRealTimers();
});

describe('the band', () => {
  const write = (data: object) => payload.updateGlobal({ slug: 'site-band', data });
  afterEach(() => write({ text: null, from: null, until: null, link: null, kind: 'aviso' }));

  test('none, unless somebody wrote one', async () => {
    expect(await bands.readSiteBands(new Date())).toEqual([]);
    await write({ text: '   ' });
    expect(await bands.readSiteBands(new Date())).toEqual([]);
  });

  test('from its moment until its end', async () => {
    const from = fromNow(-hour);
    const end = fromNow(hour);
    await write({ text: 'Chuva forte.', kind: 'emergencia', link: '/agenda', from, until: end });
    const shown = [
      { kind: 'emergencia', title: 'Emergência', text: 'Chuva forte.', link: '/agenda' },
    ];
    expect(await bands.readSiteBands(new Date(from))).toEqual(shown);
    expect(await bands.readSiteBands(new Date(Date.parse(from) - 1))).toEqual([]);
    expect(await bands.readSiteBands(new Date(Date.parse(end) - 1))).toEqual(shown);
    expect(await bands.readSiteBands(new Date(end))).toEqual([]);
  });

  test('pages are made anew when it begins and when it ends, without a publication', async () => {
    const [begin, end] = [Date.now() + hour, Date.now() + 2 * hour];
    const iso = (ms: number) => new Date(ms).toISOString();
    await write({ text: 'Chuva forte.', from: iso(begin), until: iso(end) });
    const before = await version.readContentVersion();
    for (const [moment, passed] of [
      [begin - 1, 0],
      [begin, 1],
      [end - 1, 1],
      [end, 2],
    ] as const) {
      setClock(moment);
      expect(await version.readContentVersion()).toBe(before + passed);
    }
    await write({ text: null });
    expect(await version.readContentVersion()).toBeGreaterThan(before + 2);
  });

  test('an end before its begin, and an address that is none, are refused', async () => {
    await expect(write({ text: 'x', from: fromNow(hour), until: fromNow(0) })).rejects.toThrow();
    await expect(write({ text: 'x', link: 'javascript:alert(1)' })).rejects.toThrow();
  });
});

describe('the electoral period', () => {
  const set = (from: string | null, end: string | null) =>
    payload.updateGlobal({ slug: 'electoral-period', data: { from, until: end } });
  afterEach(() => set(null, null));

  const publicity = async () => {
    const now = new Date();
    const [articles, recordings, posts, { impact, hidesPublicity }, { secretary }] =
      await Promise.all([
        news.listLatestNews(now, 5),
        broadcasts.listRecordedBroadcasts(5),
        social.listSocialPosts(5),
        home.readHome(now),
        institution.readInstitution(now),
      ]);
    const parts = await pageAddresses.listAddressParts(now);
    const found = await searching.search(
      { words: 'escolinhas de vôlei', kind: undefined, page: 1 },
      now,
    );
    return {
      articles: articles.length,
      recordings: recordings.length,
      posts: posts.length,
      figures: impact.length,
      hidesPublicity,
      secretary: secretary !== undefined,
      inSitemap: parts.some(({ subject }) => subject === 'news'),
      found: found.found.filter(({ kind }) => kind === 'news').length > 0,
      services: found.found.length > 0,
    };
  };
  const everything = {
    articles: 5,
    recordings: 4,
    posts: 4,
    figures: 4,
    hidesPublicity: false,
    secretary: true,
    inSitemap: true,
    found: true,
    services: true,
  };
  const hidden = {
    articles: 0,
    recordings: 0,
    posts: 0,
    figures: 0,
    hidesPublicity: true,
    secretary: false,
    inSitemap: false,
    found: false,
    services: true,
  };

  test('hides publicity and nothing else, from the search and the sitemap too', async () => {
    const all = await publicity();
    expect(await electoral.isHiddenRecording('volei-final-do-estadual', new Date())).toBe(false);
    expect(all).toMatchObject({ ...everything, recordings: all.recordings });
    await set(fromNow(-hour), fromNow(hour));
    expect(await publicity()).toEqual(hidden);
    expect(await electoral.isHiddenRecording('volei-final-do-estadual', new Date())).toBe(true);
    expect(await electoral.isHiddenRecording('nunca-houve', new Date())).toBe(false);
    expect((await bands.readSiteBands(new Date()))[0]).toMatchObject({
      title: 'Período eleitoral',
      link: '/periodo-eleitoral',
    });
  });

  test('begins and ends by its dates, and the search follows', async () => {
    const began = Date.now();
    await set(fromNow(hour), fromNow(2 * hour));
    for (const [hours, articles] of [
      [0, 5],
      [1.5, 0],
      [2.5, 5],
    ] as const) {
      setClock(began + hours * hour);
      const found = articles > 0;
      // The index follows a moment later.
      await expect.poll(publicity).toMatchObject({ articles, found });
    }
  });

  test('half a period hides nothing', async () => {
    await set(fromNow(-hour), null);
    expect((await publicity()).articles).toBe(5);
  });

  test('no edition of the newsletter is sent', async () => {
    await set(fromNow(-hour), fromNow(hour));
    const data = { subject: 'Edição', body: 'Texto.', state: 'enviar' as const };
    const sending = payload.create({ collection: 'newsletter-editions', data });
    await expect(sending).rejects.toThrow('No período eleitoral nenhuma edição é enviada');
  });
});
