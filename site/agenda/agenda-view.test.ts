import { describe, expect, it } from 'vitest';
import {
  agendaAddress,
  downloadAddress,
  feedAddress,
  listFilter,
  monthFilter,
  readAgendaView,
  sheetAddress,
} from './agenda-view.ts';

const places = [
  { name: 'Macapá', slug: 'macapa' },
  { name: 'Santana', slug: 'santana' },
];
// One in the morning in London is still the evening before in Macapá.
const now = new Date('2025-05-13T01:00:00Z');
const view = (search: string) =>
  readAgendaView(new URL(`https://exemplo.br/agenda${search}`), now, places);

describe('the address of the agenda', () => {
  it('shows today in Amapá when it says nothing', () => {
    expect(view('')).toMatchObject({ day: '2025-05-12', month: '2025-05', notice: undefined });
    expect(listFilter(view(''))).toMatchObject({ from: '2025-05-12', until: '2025-05-12' });
  });

  it('combines day, category and place', () => {
    const chosen = view('?data=2025-06-10&categoria=lazer&local=santana');
    expect(chosen).toMatchObject({ day: '2025-06-10', month: '2025-06', notice: undefined });
    expect(listFilter(chosen)).toMatchObject({ category: 'lazer', place: 'santana' });
  });

  it('shows all dates when asked, and turns the month without changing the list', () => {
    const all = view('?data=todas&mes=2025-08');
    expect(all.day).toBeUndefined();
    expect(listFilter(all)).toMatchObject({ from: undefined, until: undefined });
    expect(monthFilter(all)).toMatchObject({ from: '2025-08-01', until: '2025-08-31' });
  });

  it.each([
    '?data=2025-02-31',
    '?data=amanha',
    '?data=0000-01-01',
    '?categoria=<script>',
    '?local=paris',
    '?mes=2025-13',
    `?data=${'9'.repeat(8000)}`,
  ])('falls back to the default and says so: %s', (search) => {
    const fallback = view(search);
    expect(fallback.notice?.kind).toBe('info');
    expect(fallback).toMatchObject({ day: '2025-05-12', month: '2025-05', category: undefined });
  });

  it('takes empty fields of a form as not filled in', () => {
    expect(view('?data=&categoria=&local=').notice).toBeUndefined();
  });

  it('says the day in the address of the file, and none in that of the feed', () => {
    expect(downloadAddress(view('?categoria=lazer'))).toBe(
      '/dados/agenda.ics?data=2025-05-12&categoria=lazer',
    );
    expect(downloadAddress(view('?data=todas'))).toBe('/dados/agenda.ics?data=todas');
    expect(feedAddress(view('?data=2025-05-10&local=santana'))).toBe(
      '/dados/agenda.ics?local=santana',
    );
  });

  it('names the month of the calendar in the address of its sheet', () => {
    expect(sheetAddress(view('?data=todas&mes=2025-08&local=santana'))).toBe(
      '/agenda/cartaz/2025-08?local=santana',
    );
    expect(sheetAddress(view(''))).toBe('/agenda/cartaz/2025-05');
  });

  it('is plain when nothing is chosen', () => {
    expect(agendaAddress({ data: undefined })).toBe('/agenda');
  });
});
