import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from '../../tests/support/take-over.ts';
import { examples } from './map-on-request.example.tsx';

const button = () => document.querySelector('button');
const map = () => screen.queryByTitle<HTMLIFrameElement>(/^Mapa interativo/);
const picture = () => screen.queryByRole('img');
const press = async () => userEvent.click(button() as HTMLElement);

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('our picture stays until the map is there, which then has the focus of its button', async () => {
  await takeOver(examples, 'picture');
  expect(map()).toBeNull();
  await press();
  await vi.waitFor(() => expect(button()?.textContent).toBe('Abrindo o mapa…'));
  expect(picture()).not.toBeNull();
  map()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(picture()).toBeNull());
  expect(button()).toBeNull();
  expect(map()?.tabIndex).toBe(0);
  expect(document.activeElement).toBe(map());
});

test('a map that does not come is given up, and may be asked for again', async () => {
  await takeOver(examples, 'picture');
  await press();
  await vi.waitFor(() => expect(map()).not.toBeNull());
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(button()?.textContent).toBe('O mapa não abriu. Tentar de novo'));
  expect(map()).toBeNull();
  await press();
  await vi.waitFor(() => expect(map()).not.toBeNull());
  map()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(picture()).toBeNull());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(map()).not.toBeNull();
});
