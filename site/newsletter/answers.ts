import type { SubscribeAnswer } from '#content/newsletter';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { tooManyPosts } from '../ui/forms/too-many-posts.ts';

type Answer = SubscribeAnswer | 'unavailable' | 'tooMany';

/**
 * The answers to the form; titles and texts are the specification's. A confirmed address gets no mail and the
 * same answer, hence the question.
 */
export const answers: Record<Answer, NoticeText & { status: number }> = {
  subscribed: {
    kind: 'success',
    title: 'Inscrição realizada!',
    text: 'Você receberá as novidades sobre esporte e lazer no Amapá.',
    next: 'Primeira inscrição? Falta confirmar: procure nosso e-mail na caixa de entrada ou no spam e toque no link.',
    status: 200,
  },
  empty: { kind: 'error', title: 'Erro', text: 'Por favor, informe seu email.', status: 422 },
  malformed: {
    kind: 'error',
    title: 'Erro',
    text: 'Informe um e-mail válido, como nome@exemplo.com.',
    status: 422,
  },
  tooMany: { ...tooManyPosts, status: 429 },
  unavailable: {
    kind: 'error',
    title: 'Erro',
    text: 'Não foi possível salvar agora. Seus dados continuam no formulário.',
    status: 503,
  },
};

/** Only a form that is not ours lacks it. */
export const noRhythm: NoticeText = {
  kind: 'error',
  title: 'Erro',
  text: 'Escolha com que frequência quer receber.',
};

/** The answer to one's choices. */
export const choicesKept: NoticeText = {
  kind: 'success',
  title: 'Escolhas guardadas',
  text: 'Valem a partir da próxima mensagem.',
};
