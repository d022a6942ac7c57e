import { afterEach, expect, test, vi } from 'vitest';
import { keepEvents, sayAtOnce } from './before.ts';

function show(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('what holds with a script is said at once', () => {
  const island = show('<p data-scripted="role=grid"></p><a data-scripted="tabindex=-1"></a>');
  sayAtOnce(island);
  expect(island.querySelector('p')?.getAttribute('role')).toBe('grid');
  expect(island.querySelector('a')?.tabIndex).toBe(-1);
});

test('a press and a key are done again, once', () => {
  const island = show('<button type="button"><i></i></button>');
  const button = island.querySelector('button') as HTMLElement;
  const repeat = keepEvents(island, () => undefined);
  island.querySelector('i')?.click();
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  const answered = vi.fn((event: Event) => ('key' in event ? event.key : event.type));
  island.addEventListener('click', answered);
  island.addEventListener('keydown', answered);
  repeat();
  expect(answered.mock.results.map(({ value }) => value)).toEqual(['click', 'ArrowDown']);
});

test('a form waits and is sent by the island', () => {
  const island = show('<form><button>Enviar</button></form>');
  const sent = vi.fn((event: Event) => event.preventDefault());
  island.addEventListener('submit', sent);
  const repeat = keepEvents(island, () => undefined);
  island.querySelector('button')?.click();
  expect(sent).not.toHaveBeenCalled();
  repeat();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a link leads where it leads, once', () => {
  const island = show('<a href="#x">x</a>');
  island.addEventListener('click', (event) => event.preventDefault());
  const repeat = keepEvents(island, () => undefined);
  for (const control of island.querySelectorAll<HTMLElement>('a')) control.click();
  const answered = vi.fn();
  island.addEventListener('click', answered);
  repeat();
  expect(answered).not.toHaveBeenCalled();
});

test('what was said is taken back where the script does not come', () => {
  const island = show('<p data-scripted="role=grid"></p>');
  sayAtOnce(island)();
  expect(island.querySelector('p')?.hasAttribute('role')).toBe(false);
});

test('who presses twice is heard once, and told that it takes a moment', () => {
  const island = show('<button type="button">Enviar</button>');
  const waiting = vi.fn();
  const repeat = keepEvents(island, waiting);
  const answered = vi.fn();
  const button = island.querySelector('button') as HTMLElement;
  button.click();
  button.click();
  island.addEventListener('click', answered);
  repeat();
  repeat();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(waiting).toHaveBeenCalled();
});

test('keys go to what has the focus by then', () => {
  const island = show('<a href="#1">1</a><a href="#2">2</a><a href="#3">3</a>');
  const links = [...island.querySelectorAll('a')];
  links[0]?.focus();
  const repeat = keepEvents(island, () => undefined);
  const key = () => new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
  links[0]?.dispatchEvent(key());
  links[0]?.dispatchEvent(key());
  island.addEventListener('keydown', ({ target }) => {
    links[links.indexOf(target as HTMLAnchorElement) + 1]?.focus();
  });
  repeat();
  expect(document.activeElement).toBe(links[2]);
});

test('nothing is done again in a part that was replaced', () => {
  const island = show('<button type="button">Tocar</button>');
  const repeat = keepEvents(island, () => undefined);
  island.querySelector('button')?.click();
  island.remove();
  const answered = vi.fn();
  island.addEventListener('click', answered);
  repeat();
  expect(answered).not.toHaveBeenCalled();
});
