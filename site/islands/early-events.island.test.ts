import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyEvents } from './early-events.ts';

const heard = vi.fn();
beforeEach(() => {
  heard.mockReset();
  document.body.innerHTML = `<div><button type="button">A+</button><input aria-label="Busca">
    <form><button>Enviar</button></form></div>`;
});

test('an island is told once what was pressed and typed before it was there', async () => {
  const element = document.body.firstElementChild as Element;
  const tell = keepEarlyEvents(element);
  await userEvent.click(screen.getByRole('button', { name: 'A+' }));
  await userEvent.type(screen.getByLabelText('Busca'), 'v');
  for (const name of ['click', 'input']) element.addEventListener(name, heard);
  tell();
  const told = heard.mock.calls.map(([{ type, target }]) => [type, target.tagName]);
  expect(told).toEqual([
    ['click', 'BUTTON'],
    ['click', 'INPUT'],
    ['input', 'INPUT'],
  ]);
  tell();
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a form is not sent a second time', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const tell = keepEarlyEvents(document.body.firstElementChild as Element);
  document.querySelector('form')?.addEventListener('submit', sent);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  tell();
  expect(sent).toHaveBeenCalledTimes(1);
});
