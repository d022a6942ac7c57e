// Long because all cases share one database, which takes seconds to make.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalReq, type PayloadRequest } from 'payload';
import { describe, expect, test } from 'vitest';
import { killBeforeCommit } from './killed-child.ts';
import { openOwnDatabase } from './own-database.ts';

/**
 * What holds for going on air, on either database.
 * Long because the cases share what the database is filled with.
 */
export async function liveCases(name: string, databaseUrl = '') {
  process.env.SITE_NOW = '';
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload, folder } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const { liveEndpoints } = await import('../../cms/live/live-endpoints.ts');
  const { noteViewers } = await import('../../content/note-viewers.ts');
  const { readLiveStream } = await import('../../content/live-stream.ts');
  const account = { name: 'Ana', email: 'ana@exemplo.ap.gov.br', password: 'uma-senha-de-teste' };
  const user = await payload.create({
    collection: 'users',
    data: { ...account, role: 'editor' },
  });

  const wish = {
    address: 'aaaaaaaaaaa',
    title: 'Final',
    place: '',
    category: 'volei',
    upcoming: null,
  };

  /** As the admin's server would call it; a refusal is its text. */
  async function post(path: string, data: object, as: object | null = user): Promise<unknown> {
    const endpoint = liveEndpoints.find((one) => one.path === `/ao-vivo/${path}`);
    const req = await createLocalReq({}, payload);
    Object.assign(req, { user: as, json: async () => data });
    try {
      return await (await endpoint?.handler(req as PayloadRequest))?.json();
    } catch (error) {
      return (error as Error).message;
    }
  }
  const enter = (part: object = {}) => post('entrar', { ...wish, ...part });
  const readGlobal = () => payload.findGlobal({ slug: 'live-stream', depth: 0 });
  const end = async () => post('encerrar', { startedAt: (await readGlobal()).startedAt });
  const recordings = async () =>
    (await payload.find({ collection: 'recorded-broadcasts', pagination: false, sort: 'id' })).docs;
  const announce = (title: string, part: object = {}) =>
    payload.create({
      collection: 'upcoming-broadcasts',
      data: {
        ...{ title, description: 'Um jogo.', category: 'basquete', poster: 'basquete' },
        ...{ startsAt: new Date(Date.now() + 3_600_000).toISOString(), _status: 'published' },
        ...part,
      } as never,
    });

  describe('going on air', () => {
    test('is refused to others and without what it needs, with the reason', async () => {
      expect(await post('entrar', wish, { ...user, role: 'atendimento' })).toMatch(/^Só editores/);
      expect(await post('entrar', wish, null)).toMatch(/^Só editores/);
      expect(await post('encerrar', { startedAt: null }, null)).toMatch(/^Só editores/);
      expect(await enter({ address: 'https://vimeo.com/1' })).toMatch(/^Cole o endereço/);
      expect(await enter({ address: ' ' })).toMatch(/^Cole o endereço/);
      expect(await enter({ title: '  ' })).toMatch(/^Dê um título/);
      expect(await enter({ category: 'xadrez' })).toMatch(/^Falta algo/);
      expect(await enter({ upcoming: 999 })).toMatch(/^Esta transmissão não está mais/);
      expect(await readLiveStream()).toBeUndefined();
    });

    test('by two at once and twice is one broadcast, on home and broadcasts; ended by two at once, one recording', async () => {
      const address = '  https://m.youtube.com/watch?v=aaaaaaaaaaa&t=3s ';
      const place = 'Ginásio Avertino Ramos';
      const taps = [enter({ address, place }), enter({ address, place })];
      expect(await Promise.all(taps)).toEqual([{ isLive: true }, { isLive: true }]);
      const { startedAt, startTime } = await readGlobal();
      expect(await enter({ address })).toEqual({ isLive: true });
      expect(await readGlobal()).toMatchObject({ startedAt, startTime });
      expect(await readLiveStream()).toMatchObject({
        isLive: true,
        showOnHome: true,
        stream: { title: 'Final', description: `Local: ${place}.`, viewers: 0 },
      });
      expect(await enter({ address: 'bbbbbbbbbbb' })).toMatch(/^Já está no ar: Final\./);
      expect(await post('encerrar', { startedAt: '2020-01-01T00:00:00.000Z' })).toMatch(/já foi/);

      const ends = await Promise.all([end(), end(), end()]);
      expect(ends.filter((answer) => typeof answer === 'object')).toHaveLength(1);
      expect(await end()).toBe('Esta transmissão já foi encerrada.');
      expect(await recordings()).toMatchObject([
        {
          ...{ title: 'Final', slug: 'final', category: 'volei', videoId: 'aaaaaaaaaaa' },
          ...{ date: startedAt, _status: 'published', poster: 'aovivo' },
          duration: expect.stringMatching(/^0:00:\d\d$/),
        },
      ]);
      expect(await readLiveStream()).toMatchObject({ isLive: false });
    });

    test('with what was announced keeps its words and its address, in one tap', async () => {
      const other = await announce('Final');
      const { id } = await announce('Semifinal', { slug: 'semi', videoId: 'youtu.be/ccccccccccc' });
      expect(await enter({ address: '', title: '', upcoming: id })).toEqual({ isLive: true });
      const live = await readGlobal();
      expect(live).toMatchObject({
        title: 'Semifinal',
        description: 'Um jogo.',
        poster: 'basquete',
      });
      const begun = await payload.findByID({ collection: 'upcoming-broadcasts', id });
      expect(Date.parse(begun.startsAt)).toBeLessThanOrEqual(Date.now());
      expect(await end()).toMatchObject({
        address: expect.stringMatching(/\/transmissoes\/semi$/),
      });
      const [, last] = await recordings();
      expect(last).toMatchObject({ category: 'basquete', videoId: 'ccccccccccc', slug: 'semi' });
      const withdrawn = await payload.findByID({ collection: 'upcoming-broadcasts', id });
      expect(withdrawn._status).toBe('draft');

      // Where an earlier recording has that address, the new one gets another. Deleted meanwhile, none is missed.
      await enter({ upcoming: other.id });
      expect(await end()).toMatchObject({ address: expect.stringMatching(/\/final-2$/) });
      const third = await announce('Terceira');
      await enter({ upcoming: third.id });
      await payload.delete({ collection: 'upcoming-broadcasts', id: third.id });
      expect(await end()).toMatchObject({ title: 'Final' });
    });

    test('with what was announced leaves a draft above it alone, and no draft goes on air', async () => {
      const collection = 'upcoming-broadcasts';
      const hidden = await announce('Só rascunho', { _status: 'draft' });
      expect(await enter({ upcoming: hidden.id })).toMatch(/^Esta transmissão não está mais/);
      const { id } = await announce('Quartas', { slug: 'quartas' });
      const begun = { title: 'Quartas, corrigida', slug: 'quartas-de-final' };
      await payload.update({ collection, id, draft: true, data: begun });
      expect(await enter({ title: '', upcoming: id })).toEqual({ isLive: true });
      const shown = await payload.findByID({ collection, id });
      expect(shown).toMatchObject({ title: 'Quartas', slug: 'quartas', _status: 'published' });
      expect(Date.parse(shown.startsAt)).toBeLessThanOrEqual(Date.now());
      const newest = () => payload.findByID({ collection, id, draft: true });
      expect(await newest()).toMatchObject({ ...begun, _status: 'draft' });
      // Its public address is the one in calendars.
      expect(await end()).toMatchObject({ address: expect.stringMatching(/\/quartas$/) });
      expect(await newest()).toMatchObject({ ...begun, _status: 'draft' });
    });

    test('a program killed while it ends leaves the broadcast on air, and no second recording', async () => {
      await enter({ title: 'Interrompida' });
      const { startedAt } = await readGlobal();
      const before = (await recordings()).length;
      const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
      const work = `await (await load('cms/live/live-changes.ts')).endLive('${startedAt}', req)`;
      expect(await killBeforeCommit(env, work)).toBe(true);
      expect((await recordings()).length).toBe(before);
      expect(await readLiveStream()).toMatchObject({ isLive: true });
      expect(await end()).toMatchObject({ isLive: false, title: 'Interrompida' });
      expect((await recordings()).length).toBe(before + 1);
    });
  });

  describe('the number of viewers', () => {
    test('comes from the video service, is unknown without it, and nobody can type it', async () => {
      let answer = '';
      const asked: string[] = [];
      const service = createServer(({ url }, response) => {
        asked.push(url ?? '');
        response.end(answer);
      });
      service.listen(0, '127.0.0.1');
      await once(service, 'listening');
      const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
      const viewers = async (key: string | undefined = 'chave') => {
        await noteViewers(key, base);
        return (await readLiveStream())?.stream.viewers;
      };
      const counts = (concurrentViewers: unknown) =>
        JSON.stringify({ items: [{ liveStreamingDetails: { concurrentViewers } }] });
      answer = counts('87');
      expect(await viewers()).toBe(0);
      expect(asked).toEqual([]);
      await enter();
      expect(await viewers('')).toBe(0);
      expect(asked).toEqual([]);
      expect(await viewers()).toBe(87);
      expect(asked).toEqual([
        '/youtube/v3/videos?part=liveStreamingDetails&id=aaaaaaaaaaa&key=chave',
      ]);
      await payload.updateGlobal({
        ...{ slug: 'live-stream', data: { viewers: 9000 }, user, overrideAccess: false },
      });
      expect((await readLiveStream())?.stream.viewers).toBe(87);
      for (const odd of [
        '',
        '{}',
        '{"items":[]}',
        counts('-1'),
        counts(null),
        'x'.repeat(60_000),
      ]) {
        answer = counts('5');
        expect(await viewers()).toBe(5);
        answer = odd;
        expect(await viewers(), odd.slice(0, 40)).toBe(0);
      }
      answer = counts('6');
      await viewers();
      await end();
      expect(await enter({ address: 'ddddddddddd' })).toEqual({ isLive: true });
      expect((await readLiveStream())?.stream.viewers).toBe(0);
      await end();
      service.closeAllConnections();
      service.close();
    });

    test('of the sample is its own, and the sample leaves no recording', async () => {
      const before = (await recordings()).length;
      const sample = { isLive: true, showOnHome: false, viewers: 1243, videoId: 'aqz-KE-bpKQ' };
      const put = () => payload.updateGlobal({ slug: 'live-stream', data: sample });
      await put();
      await noteViewers('chave', 'http://127.0.0.1:1');
      const shown = { isLive: true, showOnHome: false, stream: { viewers: 1243 } };
      expect(await readLiveStream()).toMatchObject(shown);
      expect(await end()).toEqual({ isLive: false });
      expect((await recordings()).length).toBe(before);
      await put();
      expect(await enter({ title: 'De verdade', address: sample.videoId })).toEqual({
        isLive: true,
      });
      const real = { showOnHome: true, stream: { title: 'De verdade', viewers: 0 } };
      expect(await readLiveStream()).toMatchObject(real);
      await end();
    });
  });

  return own;
}
