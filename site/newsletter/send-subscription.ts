import type { NoticeText } from '../ui/controls/notice.tsx';
import { answers } from './answers.ts';

const patienceMs = 15_000;

const offline: NoticeText = {
  kind: 'error',
  title: 'Erro',
  text: 'Sem conexão. Seu e-mail continua no formulário: tente de novo daqui a pouco.',
};

/** Posts the form as a browser would, and gives the words of the answer. */
export async function sendSubscription(form: HTMLFormElement): Promise<NoticeText> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
      body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
    });
    // The answer is a page and not JSON: the request did not reach the newsletter.
    const isAnswer = answer.headers.get('content-type')?.includes('application/json') === true;
    return isAnswer ? ((await answer.json()) as NoticeText) : answers.unavailable;
  } catch {
    return offline;
  }
}
