import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { takeOver } from '../../../tests/support/take-over.ts';
import { examples } from './share-panel.example.tsx';

const { title, url } = examples.states.usual ?? {};

afterEach(() => vi.unstubAllGlobals());

/** What the device can do; the page of the tests has no panels that open. */
function deviceWith(device: object) {
  const able = Object.getOwnPropertyDescriptors(device);
  vi.stubGlobal('navigator', Object.create(navigator, able));
  const showPopover = vi.fn();
  HTMLElement.prototype.showPopover = showPopover;
  return showPopover;
}

const press = () => userEvent.click(screen.getByText('Compartilhar', { selector: 'button' }));
const copying = (writeText: () => Promise<void>) => ({ clipboard: { writeText } });
const refused = async () => {
  throw new DOMException('', 'NotAllowedError');
};

test("the device's own sharing is used where there is one", async () => {
  const share = vi.fn(async () => undefined);
  const writeText = vi.fn(async () => undefined);
  const opened = deviceWith({ share, ...copying(writeText) });
  await takeOver(examples, 'usual');
  await press();
  expect(share).toHaveBeenCalledWith({ title, url });
  expect(opened).not.toHaveBeenCalled();
  expect(writeText).not.toHaveBeenCalled();
});

test('where there is none, the address is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  deviceWith({ share: undefined, ...copying(writeText) });
  await takeOver(examples, 'usual');
  await press();
  await screen.findByText('Link copiado');
  expect(writeText).toHaveBeenCalledWith(url);
});

test('where copying is not allowed, the address is marked', async () => {
  deviceWith({ share: undefined, ...copying(refused) });
  await takeOver(examples, 'usual');
  await press();
  await screen.findByText('Copie o endereço abaixo.');
  const field = screen.getByLabelText<HTMLInputElement>('Endereço da página');
  expect(field.selectionEnd).toBe(url?.length);
});

test('the panel opens when the device refuses to share, not when the person does', async () => {
  const share = vi.fn(refused);
  const opened = deviceWith({ share, ...copying(async () => undefined) });
  await takeOver(examples, 'usual');
  await press();
  await screen.findByText('Link copiado');
  expect(opened).toHaveBeenCalledTimes(1);
  share.mockImplementation(async () => {
    throw new DOMException('', 'AbortError');
  });
  await press();
  expect(opened).toHaveBeenCalledTimes(1);
});
