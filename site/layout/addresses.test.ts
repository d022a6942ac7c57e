import { expect, test } from 'vitest';
import { currentMark } from './header.tsx';
import { phoneAddress } from './phone-address.ts';
import { shownPath } from './shown-path.ts';

test('the menu marks the page and the section of a detail page', () => {
  expect(currentMark('/', '/')).toBe('page');
  expect(currentMark('/', '/agenda')).toBeUndefined();
  expect(currentMark('/agenda', '/agenda')).toBe('page');
  expect(currentMark('/agenda', '/agenda/rua-de-lazer')).toBe('true');
  expect(currentMark('/agenda', '/agendas')).toBeUndefined();
});

test('an unknown address is shown as typed, however strange', () => {
  const shown = (path: string) => shownPath(new URL(`https://esporte.example${path}`));
  expect(shown('/n%C3%A3o-existe')).toBe('/não-existe');
  expect(shown('/%E0%A4%A')).toBe('/%E0%A4%A');
  expect(shown(`/${'a'.repeat(500)}`)).toHaveLength(120);
});

test('a phone can dial what is written for eyes', () => {
  expect(phoneAddress('(96) 3212-5000')).toBe('tel:+559632125000');
});
