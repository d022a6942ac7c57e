import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suggestion } from '#content/search';
import { takeOver } from '../../../tests/support/take-over.ts';
import { examples } from './search-suggestions.example.tsx';

const said = vi.fn();
document.addEventListener('say', ({ detail }) => said(detail));

const suggestions: Suggestion[] = [
  {
    kind: 'Evento',
    address: '/agenda/festival-de-natacao',
    title: [
      { text: 'Festival de ', hit: false },
      { text: 'Natação', hit: true },
    ],
  },
  { kind: 'Esporte', address: '/esportes/natacao', title: [{ text: 'Natação', hit: true }] },
];

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
beforeEach(() => {
  said.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json(suggestions));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window.location, 'assign').mockImplementation(assign.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

const field = () => screen.getByRole('combobox', { name: 'Pesquisar no portal' });
const options = () => screen.queryAllByRole('option');
/** In one go, because a pause between two letters asks. */
async function paste(words: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(words);
}
/** Words of its own for each test: answers are kept. */
async function begin(words: string): Promise<void> {
  await takeOver(examples, 'empty');
  await paste(words);
}
const shown = (count: number) => expect.poll(() => options().length).toBe(count);

test('what is found is shown with its hits marked, said, and named by title and kind', async () => {
  await begin('  Festival  de n');
  await shown(2);
  expect(String(fetched.mock.calls[0]?.[0])).toBe('/busca/sugestoes.json?q=festival+de+n');
  expect(options()[0]?.textContent).toBe('Festival de Natação, Evento');
  expect(options()[0]?.querySelector('mark.hit')?.textContent).toBe('Natação');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(said).toHaveBeenLastCalledWith('2 sugestões. Use as setas para escolher.');
});

test('arrows go through the list and the field in a circle, and Enter opens', async () => {
  await begin('circulo');
  await shown(2);
  const marked = () => field().getAttribute('aria-activedescendant');
  const [first, last] = options();
  for (const expected of [first?.id, last?.id, null, first?.id]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toBe(expected);
  }
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(() => last?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Enter}');
  expect(assign).toHaveBeenCalledWith('/esportes/natacao');
});

test('Escape closes the list and keeps the words; an arrow opens it again', async () => {
  await begin('escape');
  await shown(2);
  await userEvent.keyboard('{Escape}');
  await shown(0);
  expect(field()).toHaveProperty('value', 'escape');
  await userEvent.keyboard('{ArrowDown}');
  await shown(2);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a click opens what is shown, and leaving the field closes the list', async () => {
  await begin('clique');
  await shown(2);
  await userEvent.click(options()[1] as HTMLElement);
  expect(assign).toHaveBeenCalledWith('/esportes/natacao');
  await paste(' de novo');
  await shown(2);
  await userEvent.tab();
  await shown(0);
});

test('a request is given up when something else is typed', async () => {
  fetched.mockImplementationOnce(() => new Promise(() => {}));
  await begin('outra');
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  await paste('s');
  await shown(2);
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(fetched.mock.calls[1]?.[1]?.signal?.aborted).toBe(false);
});

test('a failure is silent, and one letter asks nothing', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }));
  await begin('falha');
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  await expect.poll(() => said.mock.lastCall).toEqual(['']);
  expect(options()).toHaveLength(0);
  await userEvent.clear(field());
  await paste('f');
  expect(fetched).toHaveBeenCalledTimes(1);
});
