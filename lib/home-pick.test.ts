import { expect, test } from 'vitest';
import { handwrittenEnd, pickEnd } from './home-pick.ts';

const now = new Date('2025-05-12T12:00:00-03:00');
const shown = { until: undefined, isPublic: true, isOff: false, endsAt: undefined };
const at = (time: string) => new Date(`2025-05-12T${time}-03:00`);

test('a pick ends with its time, its withdrawal, its event', () => {
  expect(pickEnd(shown, now)).toBeUndefined();
  expect(pickEnd({ ...shown, until: at('12:00:00').toISOString() }, now)).toBe('until');
  expect(pickEnd({ ...shown, until: at('12:00:01').toISOString() }, now)).toBeUndefined();
  expect(pickEnd({ ...shown, isPublic: false }, now)).toBe('withdrawn');
  expect(pickEnd({ ...shown, isOff: true }, now)).toBe('off');
  expect(pickEnd({ ...shown, endsAt: at('11:59:59') }, now)).toBe('over');
  expect(pickEnd({ ...shown, endsAt: at('12:00:01') }, now)).toBeUndefined();
});

test('a day written by hand ends at midnight in Amapá', () => {
  const written = { day: 15, month: 'Jun', year: 2025 };
  expect(handwrittenEnd(written)).toEqual(new Date('2025-06-16T00:00:00-03:00'));
  expect(handwrittenEnd({ ...written, year: null })).toBeUndefined();
  expect(handwrittenEnd({ ...written, month: 'Xis' })).toBeUndefined();
});
