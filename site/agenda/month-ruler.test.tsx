import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EventMark } from '#content/events';
import type { AgendaView } from './agenda-view.ts';
import { MonthRuler } from './month-ruler.tsx';

const day = '2025-05-10';
const view: AgendaView = {
  query: {},
  today: day,
  day,
  month: '2025-05',
  category: undefined,
  place: undefined,
  notice: undefined,
};
const linesOf = (count: number) => {
  const events = Array.from({ length: count }, (_, id): EventMark => {
    const startsAt = new Date(`${day}T12:00:00Z`);
    return {
      ...{ id, slug: `${id}`, title: `Corrida ${id + 1}` },
      ...{ startsAt, day, lastDay: day, category: 'lazer' },
    };
  });
  const html = renderToStaticMarkup(<MonthRuler view={view} events={events} />);
  return html.match(/Corrida \d|e mais \d+/g);
};

it('is not read aloud as a list of nothing in a month without events', () => {
  const html = renderToStaticMarkup(<MonthRuler view={view} events={[]} />);
  expect(html).toMatch(/^<ol [^>]*aria-hidden="true"/);
});

it('writes at most two lines on a flag', () => {
  expect(linesOf(1)).toEqual(['Corrida 1']);
  expect(linesOf(2)).toEqual(['Corrida 1', 'Corrida 2']);
  expect(linesOf(3)).toEqual(['Corrida 1', 'e mais 2']);
  expect(linesOf(9)).toEqual(['Corrida 1', 'e mais 8']);
});
