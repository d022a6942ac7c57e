import { expect, test } from 'vitest';
import { mentionAt } from './mentions.ts';
import { sportGuides } from './sport-guides.ts';
import { sportNamed, sportSlugs } from './sport-names.ts';
import { sports } from './vocabulary.ts';

test.each([
  ['Futebol, goleiro', 'futebol'],
  ['Atletismo paralímpico', 'atletismo'],
  ['voleibol de praia', 'volei'],
  ['Bocha', 'bocha'],
  ['Natacao', 'natacao'],
  ['Surfe na pororoca', undefined],
  ['', undefined],
])('the sport of %j is %s', (text, sport) => {
  expect(sportNamed(text)).toBe(sport);
});

test.each(sportSlugs)('%s has rules that take a minute, and others like it', (sport) => {
  const { rules, alike, names, summary } = sportGuides[sport];
  const words = rules.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(60);
  expect(words).toBeLessThanOrEqual(120);
  expect(summary).toMatch(/\.$/);
  expect(alike).not.toContain(sport);
  expect(new Set(alike).size).toBe(3);
  expect(mentionAt(sports[sport], names[0])).toBe(0);
});
