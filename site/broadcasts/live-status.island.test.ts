import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { endIslands, takeOver } from '../../tests/support/take-over.ts';
import { examples } from './live-status.example.tsx';

afterEach(() => {
  endIslands();
  vi.unstubAllGlobals();
});

function answerWith(status: { isLive: boolean; title: string; viewers: number }) {
  const asked = vi.fn<typeof fetch>(async () => Response.json(status));
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** Which parts of the page were asked for anew. */
function listen(): string[] {
  const parts: string[] = [];
  document.addEventListener('renew', ({ detail }) => parts.push(detail));
  return parts;
}

test('the number of viewers follows what the server says', async () => {
  const asked = answerWith({ isLive: true, title: 'Final da Copa', viewers: 1 });
  const renewed = listen();
  const island = await takeOver(examples, 'on air');
  await vi.waitFor(() => expect(island.textContent).toBe('1 pessoa assistindo'));
  expect(asked.mock.calls[0]?.[0]).toBe('/dados/ao-vivo.json');
  expect(renewed).toEqual([]);
});

test('nobody is told of nobody', async () => {
  answerWith({ isLive: true, title: 'Final da Copa', viewers: 0 });
  await takeOver(examples, 'on air');
  const line = () => screen.getByText(/assistindo/);
  await vi.waitFor(() => expect(line().hidden).toBe(true));
});

test.each([
  ['on air', 'it ends', { isLive: false, title: '', viewers: 0 }],
  ['on air', 'another begins', { isLive: true, title: 'Outra', viewers: 7 }],
  ['off air', 'one begins', { isLive: true, title: 'Final da Copa', viewers: 7 }],
])('%s, and %s: that part of the page is asked for anew', async (state, _, status) => {
  answerWith(status);
  const renewed = listen();
  await takeOver(examples, state);
  await vi.waitFor(() => expect(renewed).toEqual(['no-ar']));
});

test('it asks each minute that the page is in view, and no more once it is gone', async () => {
  vi.useFakeTimers();
  try {
    const asked = answerWith({ isLive: true, title: 'Final da Copa', viewers: 7 });
    const taken = takeOver(examples, 'on air');
    await vi.advanceTimersByTimeAsync(100);
    await taken;
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(asked).toHaveBeenCalledTimes(2);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveBeenCalledTimes(3);
    endIslands();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(asked).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
