import { expect, test } from 'vitest';
import { isoDuration, liveSchema } from './broadcast-schema.ts';

test.each([
  ['1:48:20', 'PT1H48M20S'],
  ['52:40', 'PT0H52M40S'],
  ['cerca de uma hora', undefined],
  ['', undefined],
])('%s lasts %s', (text, duration) => {
  expect(isoDuration(text)).toBe(duration);
});

test.each([
  ['2025-05-12T20:00:00-03:00', '2025-05-12T19:30:00-03:00'],
  ['2025-05-13T00:30:00-03:00', '2025-05-12T19:30:00-03:00'],
])('at %s a stream of 19:30 began at %s', (now, startDate) => {
  const stream = {
    title: 'Final',
    description: 'Ao vivo.',
    videoId: 'abc',
    viewers: 1,
    startTime: '19:30',
    picture: undefined,
  };
  expect(liveSchema(stream, new Date(now), 'https://a.br')).toMatchObject({
    publication: { isLiveBroadcast: true, startDate },
  });
});
