import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from '../../../tests/support/take-over.ts';
import { examples } from './video-player.example.tsx';

// The sheet, which shows the button, is not loaded here.
const button = () => screen.queryByText('Assistir: Vôlei: final do estadual');
const player = () => screen.queryByTitle('Vídeo: Vôlei: final do estadual');
const link = () => screen.getByRole('link', { name: /^Assistir no YouTube: / });
const press = async () => userEvent.click(button() as HTMLElement);

/** What becomes of the question whether the video site can be reached. */
let reached: { answer: () => void; refuse: () => void };

beforeEach(() => {
  const asking = new Promise<Response>((resolve, reject) => {
    reached = { answer: () => resolve(new Response()), refuse: () => reject(new TypeError()) };
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => asking),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the player comes when it is asked for, and has the focus', async () => {
  await takeOver(examples, 'poster');
  expect(player()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  await press();
  expect(player()?.getAttribute('src')).toMatch(/^https:.+autoplay=1/);
  expect(document.activeElement).toBe(player());
});

test('it says that it is coming, until it has come', async () => {
  await takeOver(examples, 'poster');
  await press();
  await screen.findByText('Carregando o vídeo…');
  player()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  reached.answer();
  expect(player()).not.toBeNull();
});

test('where the video site can not be reached, the link takes the place of the player', async () => {
  await takeOver(examples, 'poster');
  await press();
  player()?.dispatchEvent(new Event('load'));
  reached.refuse();
  await screen.findByText(/O vídeo não abriu aqui/);
  expect(player()).toBeNull();
  expect(button()).toBeNull();
  expect(document.activeElement).toBe(link());
});

test('another video stops it, and what was asked for it before does not count', async () => {
  await takeOver(examples, 'poster');
  await press();
  document.dispatchEvent(new CustomEvent('plays', { detail: document.body }));
  await vi.waitFor(() => expect(player()).toBeNull());
  reached.refuse();
  await vi.waitFor(() => expect(button()).not.toBeNull());
  expect(screen.getByRole('status').textContent).toBe('');
});
