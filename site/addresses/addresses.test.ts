import { expect, test } from 'vitest';
import { phoneAddress } from '../../lib/phone-address.ts';
import { currentMark } from '../layout/chrome/header.tsx';
import { reachAddress } from './reach-address.ts';
import { shownPath } from './shown-path.ts';

test('the menu marks the page and the section of a detail page', () => {
  expect(currentMark('/', '/')).toBe('page');
  expect(currentMark('/', '/agenda')).toBeUndefined();
  expect(currentMark('/agenda', '/agenda')).toBe('page');
  expect(currentMark('/agenda', '/agenda/rua-de-lazer')).toBe('true');
  expect(currentMark('/agenda', '/agendas')).toBeUndefined();
  expect(currentMark('/esporte-e-lazer', '/lugares/centro-aquatico')).toBe('true');
  expect(currentMark('/esporte-e-lazer', '/lugares')).toBeUndefined();
});

test('an unknown address is shown as typed, however strange', () => {
  expect(shownPath('/n%C3%A3o-existe')).toBe('/não-existe');
  expect(shownPath('/%E0%A4%A')).toBe('/%E0%A4%A');
  expect(shownPath('/a%2Fb%2520c'), 'decoded once').toBe('/a/b%20c');
  expect(shownPath(`/${'a'.repeat(500)}`)).toHaveLength(120);
  expect(shownPath(`/${'%F0%9F%8F%85'.repeat(130)}`)).toBe(`/${'🏅'.repeat(118)}…`);
});

test('what cannot be seen in an address is made visible', () => {
  expect(shownPath('/a%00b%0Ac%1B')).toBe('/a%00b%0Ac%1B');
  expect(shownPath('/a%E2%80%AEb%E2%80%8B%E2%81%A6c%EF%BB%BF%C2%AD')).toBe(
    '/a%E2%80%AEb%E2%80%8B%E2%81%A6c%EF%BB%BF%C2%AD',
  );
  expect(shownPath('/%E2%80%A8x')).toBe('/%E2%80%A8x');
});

test.each([
  ['(96) 3212-5000', 'tel:+559632125000'],
  ['96 99999.0000', 'tel:+5596999990000'],
  ['+55 96 3212-5000', 'tel:+559632125000'],
  ['55 96 99999-0000', 'tel:+5596999990000'],
  ['(096) 3212-5000', 'tel:+559632125000'],
  ['(55) 3212-5000', 'tel:+555532125000'],
  ['(96) 3212-5000, ramal 12', 'tel:+559632125000'],
  ['0800 123 4567', 'tel:08001234567'],
  ['190', 'tel:190'],
  ['3212-5000 ramal 12', undefined],
  ['+1 202 555 0100', undefined],
  ['(96) 3212-5000 / 3212-5001', undefined],
  ['a combinar', undefined],
  ['', undefined],
])('a phone can dial what is written for eyes, and only that: %s', (written, address) => {
  expect(phoneAddress(written)).toBe(address);
});

test('a contact is a phone, a mailbox, or words', () => {
  expect(reachAddress('(96) 3212-5000')).toBe('tel:+559632125000');
  expect(reachAddress('copa@exemplo.ap.gov.br')).toBe('mailto:copa@exemplo.ap.gov.br');
  expect(reachAddress('Na secretaria da escola, sala 12')).toBeUndefined();
});
