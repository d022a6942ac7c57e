import type { SubscribeAnswer } from '#content/newsletter';
import type { NoticeText } from '../ui/notice.tsx';
import { tooManyPosts } from '../ui/too-many-posts.ts';

type Answer = SubscribeAnswer | 'unavailable' | 'tooMany';

/** What a person reads after sending the form; the words are the specification's. */
export const answers: Record<Answer, NoticeText & { status: number }> = {
  subscribed: {
    kind: 'success',
    title: 'Inscrição realizada!',
    text: 'Você receberá as novidades sobre esporte e lazer no Amapá.',
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
