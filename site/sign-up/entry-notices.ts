import type { ActAnswer, EntryAct } from '#content/followed-entry';
import type { NoticeText } from '../ui/controls/notice.tsx';

const acts: readonly EntryAct[] = ['desistir', 'aceitar-vaga', 'recorrer'];

export const readAct = (text: string | undefined): EntryAct | undefined =>
  acts.find((act) => act === text);

export const actNotice: Record<Exclude<ActAnswer, 'done'>, NoticeText> = {
  impossible: {
    kind: 'error',
    title: 'Isso já não é possível',
    text: 'A situação mudou ou o prazo passou. Veja abaixo como está agora.',
  },
  empty: {
    kind: 'error',
    title: 'Falta o texto do recurso',
    text: 'Conte por que você não concorda com a recusa.',
  },
};

export const correctedOften: NoticeText = {
  kind: 'error',
  title: 'Corrigida cinco vezes em um dia',
  text: 'Uma inscrição pode ser corrigida cinco vezes por dia. O que você mudou está guardado aqui por sete dias: envie amanhã, com este mesmo link. A inscrição continua como estava.',
};
