// Long because it is two lists: one entry for each field of a match and of a mark.
import { type DataSet, defineDataSet, type Field } from '../lib/data-set.ts';
import { groupOf } from '../lib/group-tables.ts';
import { localMoment } from '../lib/local-moment.ts';
import { setWords } from '../lib/match-score.ts';
import { competitionPath } from '../lib/paths.ts';
import { forfeits, matchStages, matchStates } from '../lib/vocabulary.ts';
import type { Competition } from './competitions.ts';
import { type Entry, type Heat, listHeats } from './heats.ts';
import { listMatches, type Match } from './matches.ts';

/** A competition as a file: its matches, or its marks. */
export async function competitionData(competition: Competition): Promise<DataSet> {
  const { id, kind } = competition;
  return kind === 'jogos'
    ? matchesData(competition, await listMatches(id))
    : marksData(competition, await listHeats(id));
}

const shared = ({ slug, title, summary }: Competition) => ({
  id: slug,
  title,
  about: summary,
  page: competitionPath(slug),
});

/** Of the competition and all that belongs to it. */
const lastOf = (competition: Competition, parts: { changedAt: Date }[]) =>
  new Date(Math.max(+competition.changedAt, ...parts.map(({ changedAt }) => +changedAt)));

interface MatchRow extends Match {
  group: string | undefined;
}

function matchesData(competition: Competition, matches: Match[]): DataSet {
  return defineDataSet<MatchRow>({
    ...shared(competition),
    noun: ['jogo', 'jogos'],
    updated: async () => lastOf(competition, matches),
    rows: async () =>
      matches.map((match) => ({ ...match, group: groupOf(competition.groups, match)?.name })),
    fields: matchFields,
  });
}

const matchFields: Field<MatchRow>[] = [
  { name: 'jogo', type: 'integer', meaning: 'Número do jogo', read: ({ id }) => id },
  {
    name: 'fase',
    type: 'text',
    meaning: 'Fase de grupos, quartas de final, final …',
    read: ({ stage }) => matchStages[stage],
  },
  {
    name: 'grupo',
    type: 'text',
    meaning: 'Grupo em que as duas equipes estão; vazio fora dos grupos',
    read: ({ group }) => group,
  },
  {
    name: 'rodada_ou_posicao',
    type: 'integer',
    meaning: 'A rodada nos grupos; na chave, a posição de cima para baixo',
    read: ({ slot }) => slot,
  },
  {
    name: 'comeca_em',
    type: 'moment',
    meaning: 'Quando começa, no horário do Amapá',
    read: ({ startsAt }) => localMoment(startsAt),
  },
  { name: 'local', type: 'text', meaning: 'Onde é', read: ({ place }) => place?.name },
  {
    name: 'primeira_equipe',
    type: 'text',
    meaning: 'Vazio enquanto não se sabe',
    read: ({ teams }) => teams[0]?.name,
  },
  {
    name: 'primeiro_municipio',
    type: 'text',
    meaning: 'Município da primeira equipe',
    read: ({ teams }) => teams[0]?.town?.name,
  },
  {
    name: 'primeiro_placar',
    type: 'integer',
    meaning: 'Gols, pontos ou sets; vazio sem placar',
    read: ({ score }) => score?.score[0],
  },
  {
    name: 'segundo_placar',
    type: 'integer',
    meaning: 'O mesmo, da segunda equipe',
    read: ({ score }) => score?.score[1],
  },
  {
    name: 'segunda_equipe',
    type: 'text',
    meaning: 'Vazio enquanto não se sabe',
    read: ({ teams }) => teams[1]?.name,
  },
  {
    name: 'segundo_municipio',
    type: 'text',
    meaning: 'Município da segunda equipe',
    read: ({ teams }) => teams[1]?.town?.name,
  },
  {
    name: 'primeiros_penaltis',
    type: 'integer',
    meaning: 'Da primeira equipe; vazio se não houve',
    read: ({ score }) => score?.penalties?.[0],
  },
  {
    name: 'segundos_penaltis',
    type: 'integer',
    meaning: 'Da segunda equipe; vazio se não houve',
    read: ({ score }) => score?.penalties?.[1],
  },
  {
    name: 'sets',
    type: 'text',
    meaning: 'Pontos de cada set, no vôlei',
    read: ({ score }) => (score?.sets.length ? setWords(score.sets) : undefined),
  },
  {
    name: 'nao_compareceu',
    type: 'text',
    meaning: 'Quem perdeu por W.O.; vazio se ninguém',
    read: ({ score }) => score?.forfeit && forfeits[score.forfeit],
  },
  {
    name: 'situacao',
    type: 'text',
    meaning: 'Agendado, em andamento, encerrado, adiado ou cancelado',
    read: ({ state }) => matchStates[state],
  },
  {
    name: 'placar_antes_da_correcao',
    type: 'text',
    meaning: 'O que foi publicado antes; vazio se nada mudou',
    read: ({ correction }) => correction,
  },
];

interface Mark extends Entry {
  heat: Heat;
  place: number | undefined;
}

function marksData(competition: Competition, heats: Heat[]): DataSet {
  return defineDataSet<Mark>({
    ...shared(competition),
    noun: ['marca', 'marcas'],
    updated: async () => lastOf(competition, heats),
    rows: async () =>
      heats.flatMap((heat) => heat.ranking.map(({ entry, place }) => ({ ...entry, place, heat }))),
    fields: [
      { name: 'prova', type: 'text', meaning: 'Nome da prova', read: ({ heat }) => heat.title },
      {
        name: 'comeca_em',
        type: 'moment',
        meaning: 'Quando começa, no horário do Amapá',
        read: ({ heat }) => localMoment(heat.startsAt),
      },
      {
        name: 'lugar',
        type: 'integer',
        meaning: 'Marcas iguais dividem o lugar; vazio para quem não tem marca',
        read: ({ place }) => place,
      },
      {
        name: 'nome',
        type: 'text',
        meaning: 'Vazio para quem tem menos de 18 anos',
        read: ({ name }) => name,
      },
      {
        name: 'municipio',
        type: 'text',
        meaning: 'Município que representa',
        read: ({ town }) => town?.name,
      },
      {
        name: 'marca',
        type: 'text',
        meaning: 'Tempo ou distância, como foi escrito',
        read: ({ mark }) => mark,
      },
      {
        name: 'observacao',
        type: 'text',
        meaning: 'Por que não tem marca',
        read: ({ note }) => note,
      },
    ],
  });
}
