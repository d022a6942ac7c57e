import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showIsland, takeOver } from '../../tests/support/take-over.ts';
import { mount } from '../islands/mount.ts';
import { examples } from './kept-note.example.tsx';
import { KeptNote } from './kept-note.island.tsx';

const state = 'nothing kept';
const field = 'municipio';
const note = () => document.querySelector<HTMLElement>('p') as HTMLElement;
const select = () => document.querySelector<HTMLSelectElement>('select') as HTMLSelectElement;
const options = () => [...select().options].map(({ text }) => text);

beforeEach(() => localStorage.clear());

/** The note beside the field that it is about. */
function showBesideField(): void {
  const island = showIsland(examples as never, state);
  island.insertAdjacentHTML(
    'beforebegin',
    `<select id="${field}"><option value="">Todo o Amapá</option><option value="amapa">Amapá</option>
    <option value="santana">Santana</option></select>`,
  );
  mount(island, KeptNote, { field });
}

test('the own town is offered first, not chosen', async () => {
  localStorage.setItem(field, 'santana');
  showBesideField();
  await vi.waitFor(() =>
    expect(options()).toEqual(['Todo o Amapá', 'Santana (minha cidade)', 'Amapá']),
  );
  expect(select().value).toBe('');
  expect(note().hidden).toBe(false);
});

test('it is forgotten with one tap', async () => {
  localStorage.setItem(field, 'santana');
  showBesideField();
  await vi.waitFor(() => expect(note().hidden).toBe(false));
  await userEvent.click(note().querySelector('button') as HTMLElement);
  expect(localStorage.getItem(field)).toBeNull();
  expect(document.activeElement).toBe(select());
  await vi.waitFor(() => expect(options()).toEqual(['Todo o Amapá', 'Amapá', 'Santana']));
  expect(note().hidden).toBe(true);
});

// Last: its effect may run after it, and would find what the next test keeps.
test('nothing is said where nothing is kept', async () => {
  await takeOver(examples, state);
  expect(note().hidden).toBe(true);
});
