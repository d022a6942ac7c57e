import type { TransparencySubject } from '../../lib/vocabulary.ts';

/** What each subject answers, in a citizen's words. */
export const subjectQuestions: Record<TransparencySubject, string> = {
  orcamento: 'Quanto a secretaria tem para gastar em cada ação, e quanto já pagou.',
  'licitacoes-e-contratos': 'O que é comprado, de quem, por quanto e em que pé está.',
  'convenios-e-parcerias': 'Com quem a secretaria trabalha e quanto repassa a cada parceiro.',
};
