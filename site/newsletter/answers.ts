import type { SubscribeAnswer } from '#content/newsletter';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { tooManyPosts } from '../ui/forms/too-many-posts.ts';

type Answer = SubscribeAnswer | 'unavailable' | 'tooMany';

/**
 * What a person reads after sending the form; title and text are the specification's. Who is confirmed
 * gets no mail and reads the same words, hence the question.
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
