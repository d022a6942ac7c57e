import type { NoticeText } from '../controls/notice.tsx';

export const notKept: NoticeText = {
  kind: 'error',
  title: 'Erro',
  text: 'Não foi possível salvar agora. Seus dados continuam no formulário.',
};
