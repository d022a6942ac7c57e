import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { takeOver } from '../../tests/support/take-over.ts';
import { examples } from './month-grid.example.tsx';

const state = 'with a chosen day';
const focused = () => document.activeElement?.id;
const link = (day: string) => document.getElementById(`dia-${day}`) as HTMLElement;
const stops = () => [...document.querySelectorAll('[data-day][tabindex="0"]')].map(({ id }) => id);

/** The links that turn the month stand outside the grid. Adds to the list which of them was followed. */
function addLeaves(followed: string[]): void {
  for (const id of ['mes-anterior', 'mes-seguinte']) {
    const leaf = document.createElement('a');
    leaf.id = id;
    leaf.addEventListener('click', () => followed.push(id));
    document.body.append(leaf);
  }
}

test('keys move the focus, and the tab stop goes with it', async () => {
  await takeOver(examples, state);
  link('2025-05-15').focus();
  for (const [key, day] of [
    ['ArrowRight', '2025-05-16'],
    ['ArrowDown', '2025-05-23'],
    ['ArrowLeft', '2025-05-22'],
    ['ArrowUp', '2025-05-15'],
    ['Home', '2025-05-11'],
    ['End', '2025-05-17'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused()).toBe(`dia-${day}`);
  }
  await vi.waitFor(() => expect(stops()).toEqual(['dia-2025-05-17']));
});

test('a day that had the focus before is the tab stop', async () => {
  await takeOver(examples, state, () => link('2025-05-20').focus());
  await vi.waitFor(() => expect(stops()).toEqual(['dia-2025-05-20']));
  expect(focused()).toBe('dia-2025-05-20');
});

test('a day of another month is left to the link that turns to it', async () => {
  const followed: string[] = [];
  await takeOver(examples, state, () => addLeaves(followed));
  link('2025-05-31').focus();
  await userEvent.keyboard('{PageDown}');
  expect(document.getElementById('mes-seguinte')?.dataset.focus).toBe('dia-2025-06-30');
  await userEvent.keyboard('{PageUp}');
  expect(document.getElementById('mes-anterior')?.dataset.focus).toBe('dia-2025-04-30');
  expect(followed).toEqual(['mes-seguinte', 'mes-anterior']);
});

test('keys with another key, and other keys, are left alone', async () => {
  await takeOver(examples, state);
  link('2025-05-15').focus();
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}a');
  expect(focused()).toBe('dia-2025-05-15');
});

test('a day says in words what it has, and keeps the filters in its address', async () => {
  await takeOver(examples, state);
  const day = screen.getByRole('link', {
    name: /^10 de maio de 2025, sábado, 2 eventos: Competição e Lazer/,
  });
  expect(day.getAttribute('href')).toBe('/agenda?data=2025-05-10&local=macapa');
});

test('with all dates shown, Tab leads to today', async () => {
  const island = await takeOver(examples, 'without events');
  const reached = [...island.querySelectorAll<HTMLElement>('.day:not([data-scripted])')];
  expect(reached.map(({ dataset }) => dataset.day)).toEqual(['2025-05-12']);
});
