import { municipalities } from './municipalities.ts';
import type { SampleSignUp } from './shapes.ts';

const towns = municipalities.map(({ slug }) => slug);
const inEachTown = (category: string, places: number) =>
  towns.map((municipality) => ({ category, municipality, places }));

const call = 'a chamada do Bolsa Atleta';

/** Its data are deleted at the end of the next year (`signUpsAt`). */
export const signUps: readonly SampleSignUp[] = [
  {
    title: 'Equipes da Copa das Arenas',
    service: 'inscrever-equipe-copa-das-arenas',
    kind: 'equipe',
    minMembers: 15,
    maxMembers: 22,
    minAge: 15,
    quotas: [...inEachTown('Feminina', 3), ...inEachTown('Masculina', 3)],
    answerDays: 7,
  },
  {
    title: 'Jovens do Intermunicipal Sub-17',
    service: 'jogar-intermunicipal-sub-17',
    kind: 'pessoa',
    minAge: 15,
    maxAge: 17,
    quotas: inEachTown('Seleção', 40),
    answerDays: 14,
  },
  {
    title: 'Lista de espera da Travessia do Araguari',
    service: 'nadar-travessia-do-araguari',
    kind: 'pessoa',
    minAge: 14,
    // All are taken: whoever comes now waits.
    quotas: [{ category: 'Travessia', places: 0 }],
    answerDays: 7,
  },
  {
    title: 'Turmas da Quinta Feliz',
    service: 'participar-quinta-feliz',
    kind: 'pessoa',
    minAge: 60,
    quotas: [{ category: 'Quinta Feliz', places: 60 }],
    answerDays: 7,
  },
  {
    title: 'Pedidos do Bolsa Atleta',
    service: 'bolsa-atleta',
    kind: 'pessoa',
    quotas: [
      { category: 'Base', places: 20 },
      { category: 'Estudantil', places: 20 },
      { category: 'Estadual', places: 20 },
      { category: 'Nacional', places: 20 },
      { category: 'Paralímpica', places: 20 },
    ],
    documents: [
      { name: 'Documento com foto', rule: call },
      { name: 'Declaração do clube, da escola ou da federação', rule: call },
    ],
    answerDays: 30,
  },
  {
    title: 'Turmas de natação',
    service: 'natacao-para-todos',
    kind: 'pessoa',
    minAge: 7,
    quotas: [
      { category: 'De manhã', places: 20 },
      { category: 'À noite', places: 20 },
    ],
    answerDays: 14,
  },
];
