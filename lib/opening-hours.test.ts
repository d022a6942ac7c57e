import { describe, expect, it } from 'vitest';
import {
  type OpeningPeriod,
  openingAt,
  openingLabel,
  openMinutes,
  weekdayHours,
} from './opening-hours.ts';
import type { Weekday } from './vocabulary.ts';
import { week } from './weekdays.ts';

const on = (weekdays: readonly Weekday[], opensAt: string, closesAt: string): OpeningPeriod => ({
  weekdays,
  opensAt,
  closesAt,
});
const working: Weekday[] = ['seg', 'ter', 'qua', 'qui', 'sex'];
const everyDay = [on(week, '07:00', '22:00')];
const pool = [on(working, '06:00', '21:00')];
const always = [on(week, '00:00', '00:00')];
const split = [on(working, '14:00', '18:30'), on(working, '08:00', '12:00')];
const night = [on(['sex'], '20:00', '02:00')];

/** 2025-05-12 is a Monday. */
const at = (moment: string) => new Date(`2025-05-${moment}-03:00`);
const words = (periods: OpeningPeriod[], moment: string) => {
  const opening = openingAt(periods, at(moment));
  return opening && openingLabel(opening, at(moment));
};

describe('whether a place is open', () => {
  it.each<[string, OpeningPeriod[], string, string | undefined]>([
    ['no hours', [], '12T12:00', undefined],
    ['before it opens', everyDay, '12T06:59:59', 'Fechado agora · abre hoje às 7h'],
    ['as it opens', everyDay, '12T07:00:00', 'Aberto agora · até 22h'],
    ['just before it closes', everyDay, '12T21:59:59', 'Aberto agora · até 22h'],
    ['as it closes', everyDay, '12T22:00:00', 'Fechado agora · abre amanhã às 7h'],
    ['on the last of a month', everyDay, '31T23:30:00', 'Fechado agora · abre amanhã às 7h'],
    ['over the weekend', pool, '16T21:00:00', 'Fechado agora · abre segunda às 6h'],
    ['the evening before', pool, '18T12:00:00', 'Fechado agora · abre amanhã às 6h'],
    ['between two periods', split, '12T12:00:00', 'Fechado agora · abre hoje às 14h'],
    ['in the second', split, '12T14:00:00', 'Aberto agora · até 18h30'],
    ['without a gate', always, '12T00:00:00', 'Aberto o dia todo'],
    ['without a gate, at night', always, '12T23:59:59', 'Aberto o dia todo'],
    [
      'a whole day only',
      [on(['seg'], '00:00', '00:00')],
      '12T10:00:00',
      'Aberto agora · até meia-noite',
    ],
    [
      'a whole weekend',
      [on(['sab', 'dom'], '00:00', '00:00')],
      '17T10:00:00',
      'Aberto agora · até domingo, meia-noite',
    ],
    ['past midnight', night, '17T01:30:00', 'Aberto agora · até 2h'],
    ['in the evening before', night, '16T23:00:00', 'Aberto agora · até 2h'],
    ['after the night', night, '17T02:00:00', 'Fechado agora · abre sexta às 20h'],
    [
      'once a week',
      [on(['seg'], '08:00', '09:00')],
      '12T09:00:00',
      'Fechado agora · abre segunda que vem às 8h',
    ],
    ['at one', [on(week, '01:00', '02:00')], '12T03:00:00', 'Fechado agora · abre amanhã à 1h'],
    [
      'at midnight',
      [on(['ter'], '00:00', '05:00')],
      '12T10:00:00',
      'Fechado agora · abre amanhã à meia-noite',
    ],
  ])('%s', (_, periods, moment, expected) => {
    expect(words(periods, moment)).toBe(expected);
  });

  it('reads the clock of Amapá', () => {
    const opening = openingAt(everyDay, new Date('2025-05-13T01:30:00Z'));
    expect(opening).toEqual({ isOpen: false, opensAt: at('13T07:00:00') });
  });

  it('counts periods that touch or overlap as one', () => {
    const touching = [on(week, '08:00', '12:00'), on(week, '12:00', '18:00')];
    expect(words(touching, '12T11:00:00')).toBe('Aberto agora · até 18h');
    const overlapping = [on(week, '08:00', '12:00'), on(week, '09:00', '10:00')];
    expect(words(overlapping, '12T09:30:00')).toBe('Aberto agora · até 12h');
  });
});

describe('the hours of a weekday', () => {
  it.each<[OpeningPeriod[], Weekday, string]>([
    [everyDay, 'dom', '7h às 22h'],
    [pool, 'sab', 'fechado'],
    [split, 'seg', '8h às 12h e 14h às 18h30'],
    [always, 'qua', 'o dia todo'],
    [night, 'sex', '20h às 2h'],
    [[on(['sex'], '18:00', '00:00')], 'sex', '18h à meia-noite'],
  ])('%j on %s: %s', (periods, weekday, expected) => {
    expect(weekdayHours(periods, weekday)).toBe(expected);
  });

  it('are drawn from midnight to midnight', () => {
    expect(openMinutes(everyDay, 'seg')).toEqual([{ from: 420, until: 1320 }]);
    expect(openMinutes(always, 'seg')).toEqual([{ from: 0, until: 1440 }]);
    expect(openMinutes(pool, 'dom')).toEqual([]);
    expect(openMinutes(night, 'sex')).toEqual([{ from: 1200, until: 1440 }]);
    expect(openMinutes(night, 'sab')).toEqual([{ from: 0, until: 120 }]);
    expect(openMinutes([on(['sab'], '22:00', '03:00')], 'dom')).toEqual([{ from: 0, until: 180 }]);
  });
});
