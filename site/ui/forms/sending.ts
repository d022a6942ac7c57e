import { say } from '../../instant/say.ts';

const words = 'Enviando…';

/**
 * Shows on the button that a form is being sent, and blocks a second press. Returns undefined if it is
 * already being sent, else a function to call at the end.
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
