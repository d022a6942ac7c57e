import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { takeOver } from '../../tests/support/take-over.ts';
import { answers } from './answers.ts';
import { examples } from './newsletter-form.example.tsx';

afterEach(() => vi.unstubAllGlobals());

const field = () => screen.getByLabelText<HTMLInputElement>('Seu e-mail');
const answerWith = (answer: typeof fetch) => {
  const sent = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', sent);
  return sent;
};

test('the answer appears in place, and the form is empty again', async () => {
  const sent = answerWith(async () => Response.json(answers.subscribed));
  await takeOver(examples, 'empty');
  await userEvent.type(field(), 'ana@exemplo.com');
  await userEvent.click(screen.getByRole('button', { name: 'Inscrever' }));
  await screen.findByText(answers.subscribed.title);
  expect(String(sent.mock.calls[0]?.[1]?.body)).toContain('email=ana%40exemplo.com');
  expect(field().value).toBe('');
});

test('without a connection what was typed stays, and the field has the focus', async () => {
  answerWith(async () => {
    throw new TypeError('offline');
  });
  await takeOver(examples, 'empty');
  await userEvent.type(field(), 'ana@exemplo.com{Enter}');
  await screen.findByText(/Sem conexão/);
  expect(field().value).toBe('ana@exemplo.com');
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('a second tap while it is on its way sends nothing', async () => {
  const sent = answerWith(() => new Promise(() => {}));
  await takeOver(examples, 'empty');
  await userEvent.type(field(), 'ana@exemplo.com{Enter}{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').textContent).toBe('Enviando…');
});
