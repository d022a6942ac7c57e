import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from '../../../tests/support/take-over.ts';
import { examples } from './live-frame.example.tsx';

const frame = () => screen.queryByTitle('Transmissão ao vivo: Final da Copa');
const resume = () =>
  screen.getByRole('button', { name: 'Voltar à transmissão ao vivo: Final da Copa' });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => vi.unstubAllGlobals());

test('it waits while a recording plays, and goes on when it is asked to', async () => {
  await takeOver(examples, 'playing');
  expect(frame()).not.toBeNull();
  document.dispatchEvent(new CustomEvent('plays', { detail: document.body }));
  await screen.findByText(/^Ao vivo em pausa/);
  expect(frame()).toBeNull();
  await userEvent.click(resume());
  await vi.waitFor(() => expect(frame()?.getAttribute('src')).toContain('autoplay=1'));
  expect(document.activeElement).toBe(frame());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('going on, it says so to the others', async () => {
  await takeOver(examples, 'playing');
  document.dispatchEvent(new CustomEvent('plays', { detail: document.body }));
  await screen.findByText(/^Ao vivo em pausa/);
  const others = vi.fn();
  document.addEventListener('plays', others, { once: true });
  await userEvent.click(resume());
  expect(others).toHaveBeenCalledTimes(1);
});

test('a recording that began before it was taken over makes it wait', async () => {
  await takeOver(examples, 'playing', () => {
    const recording = document.createElement('div');
    recording.className = 'video';
    recording.append(document.createElement('iframe'));
    document.body.append(recording);
  });
  await screen.findByText(/^Ao vivo em pausa/);
});

test('without the video site the poster takes its place', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  await takeOver(examples, 'playing', () => {
    const player = document.createElement('div');
    player.className = 'live-player';
    const poster = document.createElement('template');
    poster.innerHTML = '<a href="/x">Assistir no YouTube</a>';
    player.append(...document.body.children, poster);
    document.body.append(player);
  });
  await screen.findByRole('link', { name: 'Assistir no YouTube' });
  expect(frame()).toBeNull();
});
