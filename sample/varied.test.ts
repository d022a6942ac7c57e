import { expect, test } from 'vitest';
import { liveStream } from './live-stream.ts';
import { places } from './places.ts';
import { recordedBroadcasts } from './recorded-broadcasts.ts';
import { sessionRules } from './session-rules.ts';

test('small children, people over 60 and people with disabilities have classes in five towns each', () => {
  const townsOf = (rules: readonly { municipality: string }[]) =>
    new Set(rules.map(({ municipality }) => municipality)).size;
  const young = sessionRules.filter(({ maxAge }) => maxAge && maxAge <= 7);
  const old = sessionRules.filter(({ minAge }) => minAge && minAge >= 60);
  const adapted = sessionRules.filter(({ program }) => program === 'jogos-paralimpicos');
  for (const rules of [young, old, adapted]) expect(townsOf(rules)).toBeGreaterThanOrEqual(5);
  const sports = ['judo', 'ginastica', 'caminhada', 'volei'] as const;
  for (const sport of sports)
    expect(
      townsOf(sessionRules.filter((rule) => rule.sports?.includes(sport))),
      sport,
    ).toBeGreaterThanOrEqual(5);
});

test('no recording shows the film of another, and only the secretariat is at a placeholder', () => {
  const films = [liveStream, ...recordedBroadcasts].map(({ videoId }) => videoId);
  expect(new Set(films).size).toBe(films.length);
  expect(JSON.stringify([places, sessionRules])).not.toMatch(/exemplo/i);
});
