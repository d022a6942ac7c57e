import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled, takeOver } from '../../tests/support/take-over.ts';
import { examples } from './team-board.example.tsx';

const sent = vi.fn<typeof fetch>();
const offline = () => sent.mockRejectedValue(new TypeError('offline'));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/servicos/inscrever-equipe/inscricao?rascunho=k&passo=atletas');
  document.title = 'Atletas · Portal';
  sent.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const keptHere = () => Object.keys(localStorage);

async function writeAthlete(name: string, birth: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Nome completo'), name);
  await userEvent.type(screen.getByLabelText('Data de nascimento'), `${birth}{Enter}`);
  await settled();
}

test('one athlete after another is written, and each is handed to the portal', async () => {
  await takeOver(examples, 'empty');
  await follow('Pôr atleta 1');
  expect(location.search).toContain('atleta=1');
  await writeAthlete('Ana Reis', '3/3/1999');
  expect(heading()).toBe('Quem é atleta 2?');
  expect(document.title).toContain('atleta 2');
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Nome completo')),
  );
  await writeAthlete('Bia Reis', '4/3/1999');
  expect(heading()).toBe('2 de 2 atletas');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(String(sent.mock.calls[1]?.[1]?.body)).toContain('Bia+Reis');
});

test('what is wrong is said and has the focus; what was typed stays', async () => {
  await takeOver(examples, 'an athlete');
  await writeAthlete('Bia', '31/2/1999');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('31 de fevereiro não existe.');
  await vi.waitFor(() => expect(document.activeElement).toBe(alert));
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Bia');
  expect(sent).not.toHaveBeenCalled();
});

test('what was typed before the browser took over stays', async () => {
  const island = takeOver(examples, 'an athlete');
  screen.getByLabelText<HTMLInputElement>('Nome completo').value = 'Bia Reis';
  await island;
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Bia Reis');
});

test('without a signal one goes on, and the list waits', async () => {
  offline();
  await takeOver(examples, 'full');
  await press('Tirar Caio Lobato');
  await screen.findByText(/^Sem sinal\. Você pode continuar/);
  expect(heading()).toBe('1 de 2 atletas');
  sent.mockImplementation(async () => new Response(null, { status: 204 }));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(screen.queryByText(/^Sem sinal/)).toBeNull());
});

test('on the device only for who asks, and no longer than that', async () => {
  await takeOver(examples, 'full');
  expect(keptHere()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  await vi.waitFor(() => expect(keptHere()).toEqual(['inscricao k']));
  await userEvent.click(screen.getByRole('checkbox'));
  await vi.waitFor(() => expect(keptHere()).toEqual([]));
});

test('the way back is the page before', async () => {
  await takeOver(examples, 'empty');
  await follow('Colar uma lista pronta');
  expect(heading()).toBe('Cole a lista');
  history.replaceState(null, '', location.href.replace('&atleta=lista', ''));
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(heading()).toBe('0 de 2 atletas'));
});

test('it is sent as a plain form, when the portal has the list', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  await takeOver(examples, 'review');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Enviar a inscrição');
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
});
