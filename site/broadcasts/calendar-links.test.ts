import { expect, it } from 'vitest';
import { googleAddress, outlookAddress } from './calendar-links.ts';

const entry = {
  title: 'Macapá × Porto Grande & cia',
  startsAt: new Date('2025-06-24T19:00:00-03:00'),
  description: 'Abertura',
  url: 'https://exemplo.br/transmissoes/x',
};

it('tells Google the hours in UTC', () => {
  const { searchParams } = new URL(googleAddress(entry));
  expect(searchParams.get('dates')).toBe('20250624T220000Z/20250625T000000Z');
  expect(searchParams.get('text')).toBe('Macapá × Porto Grande & cia');
});

it('tells Outlook the hours in UTC', () => {
  const { searchParams } = new URL(outlookAddress(entry));
  expect(searchParams.get('startdt')).toBe('2025-06-24T22:00:00.000Z');
  expect(searchParams.get('enddt')).toBe('2025-06-25T00:00:00.000Z');
  expect(searchParams.get('subject')).toBe('Macapá × Porto Grande & cia');
});
