/** Sends the newsletter form without leaving the page. Without this script it posts as forms do. */
import type { NoticeText } from '../ui/controls/notice.tsx';
import { markSending } from '../ui/forms/sending.ts';
import { answers } from './answers.ts';

const patienceMs = 15_000;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-newsletter]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const restore = markSending(form);
    if (!restore) return;
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patienceMs),
        body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
      });
      // The answer is a page and not JSON: the request did not reach the newsletter.
      const isAnswer = answer.headers.get('content-type')?.includes('application/json') === true;
      show(form, isAnswer ? ((await answer.json()) as NoticeText) : answers.unavailable);
    } catch {
      show(form, {
        kind: 'error',
        title: 'Erro',
        text: 'Sem conexão. Seu e-mail continua no formulário: tente de novo daqui a pouco.',
      });
    } finally {
      restore();
    }
  });
}

function show(form: HTMLFormElement, { kind, title, text, next }: NoticeText): void {
  const place = form.querySelector('.letter__notice');
  const field = form.querySelector<HTMLInputElement>('input[type="email"]');
  if (!place || !field) return;
  const notice = document.createElement('div');
  notice.className = `notice notice--${kind}`;
  for (const [words, name] of [
    [title, 'notice__title'],
    [text, ''],
    [next, 'notice__next'],
  ] as const) {
    if (words === undefined) continue;
    const line = notice.appendChild(document.createElement('p'));
    line.className = name;
    line.textContent = words;
  }
  place.replaceChildren(notice);
  if (kind === 'error') {
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  } else {
    field.removeAttribute('aria-invalid');
    for (const input of form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])'))
      input.value = '';
  }
}
