import { describe, expect, it } from 'vitest';
import { feedFile, feedFilter, feedName, isSubscription, readFeedView } from './calendar-feed.ts';

const places = [
  { name: 'Macapá', slug: 'macapa' },
  { name: 'Laranjal do Jari', slug: 'laranjal-do-jari' },
];
const view = (search: string) =>
  readFeedView(
    new URL(`https://exemplo.br/dados/agenda.ics${search}`),
    new Date('2025-05-12T12:00:00Z'),
    places,
  );

describe('a calendar to subscribe to', () => {
  it('holds every date unless it names one', () => {
    const everything = { from: undefined, until: undefined };
    expect(feedFilter(view(''))).toMatchObject(everything);
    expect(feedFilter(view('?data=todas&categoria=lazer'))).toMatchObject({
      ...everything,
      category: 'lazer',
    });
    expect(feedFilter(view('?data=2025-05-10&local=macapa'))).toMatchObject({
      from: '2025-05-10',
      until: '2025-05-10',
      place: 'macapa',
    });
    expect(feedFilter(view('?ano=2024'))).toMatchObject({ ...everything, year: 2024 });
  });

  it('is one only without a date: a file is never cut', () => {
    expect(isSubscription(view('?categoria=lazer&local=macapa'))).toBe(true);
    for (const search of ['?data=todas', '?data=2025-05-10', '?ano=2024&categoria=lazer'])
      expect(isSubscription(view(search)), search).toBe(false);
  });

  it.each(['?ano=abc', '?ano=20245', '?ano=0999', '?ano=24', '?data=x&ano=2024'])(
    'refuses what makes no sense: %s',
    (search) => expect(view(search).notice).toBeDefined(),
  );

  it.each([
    ['', 'Agenda de Eventos do Amapá', 'agenda'],
    ['?categoria=lazer', 'Agenda de Eventos do Amapá: Lazer', 'agenda-lazer'],
    [
      '?local=laranjal-do-jari',
      'Agenda de Eventos do Amapá: Eventos em Laranjal do Jari',
      'agenda-laranjal-do-jari',
    ],
    [
      '?ano=2024&local=macapa',
      'Agenda de Eventos do Amapá: Eventos em Macapá (2024)',
      'agenda-macapa-2024',
    ],
    // B17: no colon before what is only a date.
    ['?data=2025-05-15', 'Agenda de Eventos do Amapá (15 de maio de 2025)', 'agenda-2025-05-15'],
    [
      '?categoria=competicao&local=macapa&data=2025-05-10',
      'Agenda de Eventos do Amapá: Competição em Macapá (10 de maio de 2025)',
      'agenda-competicao-macapa-2025-05-10',
    ],
  ])('says in its name what it was filtered by: %s', (search, name, file) => {
    expect(feedName(view(search), places)).toBe(name);
    expect(feedFile(view(search))).toBe(file);
  });
});
