import { describe, expect, it } from 'vitest';
import type { Event } from '#content/events';
import { turnList } from './turn-list.ts';

/** 55 that come, then 40 that are over. */
const events = Array.from({ length: 95 }, (_, id) => ({ id }) as Event);
const turn = (search: string, list = events, ahead = 55) =>
  turnList(
    {
      ahead: Math.min(ahead, list.length),
      total: list.length,
      read: async ({ offset, count }) => list.slice(offset, offset + count),
    },
    new URL(`https://exemplo.br/agenda${search}`),
  );
const ids = (list: Event[]) => list.map(({ id }) => id);

describe('a long list of events', () => {
  it('starts with what comes next; what is over follows', async () => {
    const first = await turn('?data=todas');
    expect(first).toMatchObject({ page: 1, last: 4, total: 95, notice: undefined, past: [] });
    expect(ids(first.ahead)).toEqual(ids(events.slice(0, 30)));
    const second = await turn('?data=todas&pagina=2');
    expect(ids(second.ahead).at(-1)).toBe(54);
    expect(ids(second.past)).toEqual([55, 56, 57, 58, 59]);
    expect(ids((await turn('?data=todas&pagina=4')).past).at(-1)).toBe(94);
  });

  it('shows each event on one page only', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => turn(`?pagina=${page}`)));
    const all = pages.flatMap(({ ahead, past }) => [...ahead, ...past]);
    expect(ids(all)).toEqual(ids(events));
  });

  it.each(['-1', '0', '5', '999999', 'dois'])('says that page %s does not exist', async (page) => {
    const list = await turn(`?pagina=${page}`);
    expect(list.notice?.kind).toBe('info');
    expect(list.page).toBe(1);
  });

  it('has one page when it is short or empty', async () => {
    expect(await turn('', [])).toMatchObject({ page: 1, last: 1, ahead: [], past: [] });
    expect(await turn('', events.slice(0, 6))).toMatchObject({ page: 1, last: 1 });
  });
});
