import { describe, expect, it } from 'vitest';
import type { Event } from '#content/events';
import { turnList } from './turn-list.ts';

const events = Array.from({ length: 95 }, (_, index) => {
  const day = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
  return { id: index, day, lastDay: day } as Event;
});
const turn = (search: string, today: string | undefined = '2025-02-10', list = events) =>
  turnList(list, new URL(`https://exemplo.br/agenda${search}`), today);
const days = (list: Event[]) => list.map(({ day }) => day);

describe('a long list of events', () => {
  it('starts with what comes next; what is over follows, newest first', () => {
    const first = turn('?data=todas');
    expect(first).toMatchObject({ page: 1, last: 4, total: 95, notice: undefined, past: [] });
    expect(days(first.ahead).at(0)).toBe('2025-02-10');
    const second = turn('?data=todas&pagina=2');
    expect(days(second.ahead).at(-1)).toBe('2025-04-05');
    expect(days(second.past).slice(0, 2)).toEqual(['2025-02-09', '2025-02-08']);
    expect(days(turn('?data=todas&pagina=4').past).at(-1)).toBe('2025-01-01');
  });

  it('shows each event on one page only', () => {
    const all = [1, 2, 3, 4]
      .map((page) => turn(`?pagina=${page}`))
      .flatMap(({ ahead, past }) => [...ahead, ...past]);
    expect(new Set(all)).toEqual(new Set(events));
    expect(all).toHaveLength(events.length);
  });

  it('leaves the events of one day in their order, whether they are over or not', () => {
    const url = new URL('https://exemplo.br/agenda?data=2025-01-01');
    expect(turnList(events.slice(0, 6), url)).toMatchObject({
      ahead: events.slice(0, 6),
      past: [],
    });
  });

  it.each(['-1', '0', '5', '999999', 'dois'])('says that page %s does not exist', (page) => {
    expect(turn(`?pagina=${page}`).notice?.kind).toBe('info');
    expect(turn(`?pagina=${page}`).page).toBe(1);
  });

  it('has one page when it is short or empty', () => {
    expect(turn('', '2025-01-01', [])).toMatchObject({ page: 1, last: 1, ahead: [], past: [] });
    expect(turn('', '2030-01-01', events.slice(0, 6))).toMatchObject({ page: 1, last: 1 });
  });
});
