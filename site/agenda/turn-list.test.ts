import { describe, expect, it } from 'vitest';
import type { Event } from '#content/events';
import { turnList } from './turn-list.ts';

const events = Array.from({ length: 95 }, (_, index) => {
  const day = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
  return { id: index, day, lastDay: day } as Event;
});
const turn = (search: string, today = '2025-02-10', list = events) =>
  turnList(list, today, new URL(`https://exemplo.br/agenda${search}`));

describe('a long list of events', () => {
  it('opens where the past ends', () => {
    expect(turn('?data=todas')).toMatchObject({ page: 2, last: 4, total: 95, notice: undefined });
    expect(turn('?data=todas').events[0]?.day).toBe('2025-01-31');
    expect(turn('', '2024-01-01').page).toBe(1);
    expect(turn('', '2030-01-01').page).toBe(4);
  });

  it('shows the page that is asked for, each event on one page only', () => {
    const all = [1, 2, 3, 4].flatMap((page) => turn(`?pagina=${page}`).events);
    expect(all).toEqual(events);
  });

  it.each(['-1', '0', '5', '999999', 'dois'])('says that page %s does not exist', (page) => {
    expect(turn(`?pagina=${page}`).notice?.kind).toBe('info');
    expect(turn(`?pagina=${page}`).page).toBe(2);
  });

  it('has one page when it is short or empty', () => {
    expect(turn('', '2025-01-01', [])).toMatchObject({ page: 1, last: 1, events: [] });
    expect(turn('', '2030-01-01', events.slice(0, 6)).events).toHaveLength(6);
  });
});
