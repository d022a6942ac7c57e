import type { NoticeText } from '../controls/notice.tsx';

export const tooManyPosts: NoticeText = {
  kind: 'error',
  title: 'Erro',
  text: 'Muitas tentativas. Tente novamente em instantes.',
};
