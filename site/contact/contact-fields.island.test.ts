import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showIsland } from '../../tests/support/take-over.ts';
import { mount } from '../islands/mount.ts';
import { examples } from './contact-fields.example.tsx';
import { ContactFormFields, type ContactFormFieldsProps } from './contact-fields.island.tsx';

type State = 'nothing written' | 'message too short' | 'nomination';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const summary = () => screen.queryByRole('alert')?.textContent ?? '';
const tooShort = 'A mensagem precisa de pelo menos 10 caracteres.';
const told = (words: string) => vi.waitFor(() => expect(summary()).toContain(words));
const notTold = (words: string) => vi.waitFor(() => expect(summary()).not.toContain(words));

/** In a form, as on the page. Gives back what takes it over. */
function showInForm(state: State): () => void {
  const island = showIsland(examples as never, state);
  const form = document.createElement('form');
  document.body.append(form);
  form.append(island);
  const props = examples.states[state] as ContactFormFieldsProps;
  return () => mount(island, ContactFormFields, props);
}

test('what is mended is no longer wrong as soon as it is typed', async () => {
  showInForm('message too short')();
  expect(summary()).toContain('Falta acertar 2 campos');
  await userEvent.type(field('Mensagem'), ', tudo');
  expect(field('Mensagem').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field('Mensagem'), ' bem?');
  await notTold(tooShort);
  expect(field('Mensagem').hasAttribute('aria-invalid')).toBe(false);
  expect(field('Mensagem').value).toBe('Oi, tudo bem?');
  expect(document.activeElement).toBe(field('Mensagem'));
  await userEvent.type(field('E-mail'), 'ana@exemplo.com');
  await vi.waitFor(() => expect(summary()).toBe(''));
});

test('a screen reader is told once, and not again with every letter', async () => {
  showInForm('nothing written')();
  expect(summary()).toContain('Falta acertar 4 campos');
  expect(screen.getByRole('alert').hasAttribute('aria-live')).toBe(false);
  await userEvent.type(field('Nome'), 'Ana');
  await notTold('Escreva seu nome.');
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('off');
});

test('another mistake is told in its own words', async () => {
  showInForm('nothing written')();
  await userEvent.type(field('Mensagem'), 'Oi');
  await told(tooShort);
  await userEvent.selectOptions(field('Assunto'), 'Elogio');
  await notTold('Escolha um assunto da lista.');
  expect(field('Assunto').value).toBe('elogio');
});

test('what was mended before the script came counts, and stays', async () => {
  const takeOver = showInForm('nothing written');
  await userEvent.type(field('Nome'), 'Ana');
  await userEvent.selectOptions(field('Assunto'), 'Elogio');
  takeOver();
  await notTold('Escreva seu nome.');
  expect(summary()).toContain('Falta acertar 2 campos');
  expect([field('Nome').value, field('Assunto').value]).toEqual(['Ana', 'elogio']);
});

test('a nomination is checked by its own rules', async () => {
  showInForm('nomination')();
  expect(summary()).toContain('Escreva a modalidade.');
  await userEvent.type(field('Modalidade'), 'Canoagem');
  await notTold('Escreva a modalidade.');
  expect(summary()).toContain('Escreva o nome do atleta.');
});
