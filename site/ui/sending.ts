/**
 * A form that is on its way says so on its button, and a second, impatient press does not send it twice.
 * After a while it may be pressed again: the first may have been lost on the way.
 */
const patienceMs = 15_000;

/** Undefined where the form is on its way already; else what to call when an answer has come. */
export function markSending(form: HTMLFormElement): (() => void) | undefined {
  const button = form.querySelector('button');
  if (!button) return () => {};
  if (button.ariaBusy === 'true') return undefined;
  const words = button.textContent;
  const restore = () => {
    clearTimeout(lost);
    button.ariaBusy = null;
    button.textContent = words;
  };
  const lost = setTimeout(restore, patienceMs);
  button.ariaBusy = 'true';
  button.textContent = 'Enviando…';
  return restore;
}
