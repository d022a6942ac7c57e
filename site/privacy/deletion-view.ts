import type { DeletionAnswer } from '#content/deletion';
import { retention } from '../../lib/retention.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { tooManyPosts } from '../ui/forms/too-many-posts.ts';

export type DeletionView =
  | { kind: 'form'; typed?: string; notice?: NoticeText; error?: string }
  | { kind: 'mailed' }
  | { kind: 'confirm'; token: string; notice?: NoticeText }
  | { kind: 'done' };

export interface DeletionStep {
  status: number;
  view: DeletionView;
}

const notNow: NoticeText = {
  kind: 'error',
  title: 'Erro',
  text: 'Não foi possível fazer isso agora. Nada mudou: espere um minuto e tente de novo.',
};

const worn: NoticeText = {
  kind: 'error',
  title: 'Este link não vale mais',
  text: `Ou já foi usado, e seus dados já foram apagados, ou passou de ${retention.deletionLinkHours} horas. Se precisar, peça outro.`,
};

const errors: Record<Exclude<DeletionAnswer, 'asked'>, string> = {
  empty: 'Escreva seu e-mail.',
  malformed: 'Informe um e-mail válido, como nome@exemplo.com.',
};

/** After the address was posted. */
export function afterAddress(
  answer: DeletionAnswer | 'unavailable' | 'tooMany',
  typed: string,
): DeletionStep {
  if (answer === 'asked') return { status: 200, view: { kind: 'mailed' } };
  if (answer === 'tooMany') return form(429, { typed, notice: tooManyPosts });
  if (answer === 'unavailable') return form(503, { typed, notice: notNow });
  return form(422, { typed, error: errors[answer] });
}

/** After the link was opened, or its button pressed. */
export function afterLink(
  answer: 'valid' | 'invalid' | 'deleted' | 'unavailable' | 'tooMany',
  token: string,
): DeletionStep {
  if (answer === 'deleted') return { status: 200, view: { kind: 'done' } };
  if (answer === 'valid') return { status: 200, view: { kind: 'confirm', token } };
  if (answer === 'invalid') return form(410, { notice: worn });
  const [status, notice] = answer === 'tooMany' ? [429, tooManyPosts] : [503, notNow];
  return {
    status: status as number,
    view: { kind: 'confirm', token, notice: notice as NoticeText },
  };
}

const form = (status: number, rest: Omit<Extract<DeletionView, { kind: 'form' }>, 'kind'>) => ({
  status,
  view: { kind: 'form' as const, ...rest },
});
