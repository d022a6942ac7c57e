import { describe, expect, it } from 'vitest';
import { readAgendaView } from './agenda-view.ts';
import { feedFile, feedFilter, feedName } from './calendar-feed.ts';

const places = [
  { name: 'Macapá', slug: 'macapa' },
  { name: 'Laranjal do Jari', slug: 'laranjal-do-jari' },
];
const view = (search: string) =>
  readAgendaView(
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
  });

  it.each([
    ['', 'Agenda de Eventos do Amapá', 'agenda'],
    ['?categoria=lazer', 'Agenda de Eventos do Amapá: Lazer', 'agenda-lazer'],
    [
      '?local=laranjal-do-jari',
      'Agenda de Eventos do Amapá: Eventos em Laranjal do Jari',
      'agenda-laranjal-do-jari',
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
