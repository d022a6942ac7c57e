import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { UpcomingBroadcast } from '#content/broadcasts';
import { UpcomingList } from './upcoming-list.tsx';

const startsAt = new Date('2027-01-10T22:00:00Z');
const broadcast: UpcomingBroadcast = {
  id: 1,
  slug: 'final',
  title: 'Final',
  description: 'A final.',
  category: 'futebol',
  day: '2027-01-10',
  time: '19:00',
  startsAt,
  endsAt: startsAt,
  createdAt: startsAt,
  changedAt: startsAt,
  picture: { kind: 'poster', poster: 'futebol', alt: '' },
};

const textOn = (now: string, total = 1) =>
  renderToStaticMarkup(
    <UpcomingList
      choice={{ tab: 'proximas', category: undefined }}
      broadcasts={[broadcast]}
      total={total}
      origin="https://esporte.example"
      now={new Date(now)}
    />,
  );
const overThumbnail = (page: string) => /next-casts__month[^>]*>(.*?)<\/span>/.exec(page)?.[1];

test('the date over a thumbnail has its year when that is not the present one', () => {
  expect(overThumbnail(textOn('2026-11-18T12:00:00Z'))).toBe('jan<br/>2027');
  expect(overThumbnail(textOn('2027-01-02T12:00:00Z'))).toBe('jan');
});

test('what is announced counts also those that are not listed yet', () => {
  expect(textOn('2026-11-18T12:00:00Z', 31)).toContain(
    'Próximas transmissões: 31 transmissões marcadas',
  );
});
