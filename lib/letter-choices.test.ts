import { describe, expect, test } from 'vitest';
import {
  fitsChoices,
  letterSubjects,
  partFor,
  readLetterChoices,
  subjectOf,
} from './letter-choices.ts';

const all = { towns: [], subjects: [] };
const news = { subject: subjectOf.news({ category: 'lazer-e-recreacao' }) };
const race = { subject: subjectOf.events({ category: 'competicao' }), town: 3 };
const service = { subject: subjectOf.services() };

describe('what fits the choices of somebody', () => {
  test.each([
    ['nothing chosen: everything', all, [news, race, service]],
    ['their town: its events, and what concerns the whole state', { ...all, towns: [3] }, 'same'],
    ['another town', { ...all, towns: [4, 5] }, [news, service]],
    ['one subject', { ...all, subjects: [news.subject] }, [news]],
    ['subject and town', { towns: [3], subjects: [race.subject] }, [race]],
    ['subject, but another town', { towns: [4], subjects: [race.subject] }, []],
    ['a subject that is no more', { ...all, subjects: ['xadrez'] }, []],
  ])('%s', (_, choices, expected) => {
    const items = [news, race, service];
    expect(items.filter((item) => fitsChoices(choices, item))).toEqual(
      expected === 'same' ? items : expected,
    );
  });

  test('an edition of words alone is for everybody; one of items for who gets some', () => {
    expect(partFor([], { towns: [4], subjects: [race.subject] })).toEqual([]);
    expect(partFor([news, race], { ...all, towns: [4] })).toEqual([news]);
    expect(partFor([race], { ...all, towns: [4] })).toBeUndefined();
  });
});

test.each([[null], [undefined], ['x'], [{}], [{ towns: ['a'], subjects: [] }]])(
  'what is stored wrong means all: %j',
  (stored) => {
    expect(readLetterChoices(stored)).toEqual(all);
  },
);

test('every subject has its own value', () => {
  const values = letterSubjects.flatMap(({ subjects }) => subjects.map(({ value }) => value));
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain(news.subject);
  expect(values).toContain(race.subject);
  expect(values).toContain(service.subject);
});
