import { say } from '../../instant/say.ts';

const words = 'Enviando…';

/**
 * A form that is on its way says so on its button, and a second, impatient press does not send it twice.
 * Undefined where it is on its way already; else what to call when that is over.
 */
export function markSending(form: HTMLFormElement): (() => void) | undefined {
  const button = form.querySelector('button');
  if (!button) return () => {};
  if (button.dataset.busy) return undefined;
  const usual = button.textContent;
  button.dataset.busy = 'sim';
  button.textContent = words;
  say(words);
  return () => {
    delete button.dataset.busy;
    button.textContent = usual;
  };
}
