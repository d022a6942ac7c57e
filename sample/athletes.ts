import { legends } from './athletes-legends.ts';
import { risingAthletes } from './athletes-rising.ts';
import type { SampleAthlete } from './shapes.ts';

const footballers = [
  {
    name: 'Rosivan Quintela',
    slug: 'rosivan-quintela',
    group: 'futebol',
    sport: 'Futebol, goleiro',
    birthplace: 'Santana',
    headline: 'Sete jogos sem levar gol no estadual de 2024',
    achievements: [
      { year: 2022, text: 'Campeão da Copa das Arenas' },
      { year: 2024, text: 'Melhor goleiro do estadual' },
    ],
    biography:
      'Era atacante até o dia em que o goleiro do time faltou. Defendeu dois pênaltis e nunca ' +
      'mais saiu do gol. Dá aulas gratuitas de goleiro aos domingos.',
    activeFrom: 2016,
    poster: 'futebol',
  },
  {
    name: 'Keilane Trindade',
    slug: 'keilane-trindade',
    group: 'futebol',
    sport: 'Futebol, atacante',
    birthplace: 'Laranjal do Jari',
    headline: 'Artilheira do estadual feminino de 2023',
    achievements: [
      { year: 2021, text: 'Revelação do Intermunicipal Sub-17' },
      { year: 2023, text: 'Artilheira do estadual feminino, com 14 gols' },
    ],
    biography:
      'Veio do campeonato Sub-17 direto para o time adulto. Canhota, bate falta como poucas. ' +
      'Cursa enfermagem em Macapá.',
    activeFrom: 2019,
    poster: 'futebol',
  },
  {
    name: 'Juvenal Picolé Matos',
    slug: 'juvenal-picole-matos',
    group: 'futebol',
    sport: 'Futsal',
    birthplace: 'Mazagão',
    headline: 'Campeão do Norte de futsal em 2022',
    achievements: [
      { year: 2020, text: 'Campeão estadual de futsal' },
      { year: 2022, text: 'Campeão do Norte de futsal' },
    ],
    biography:
      'O apelido vem do isopor de picolés que vendia na porta do ginásio antes dos jogos. Hoje o ' +
      'ginásio grita o nome dele. Joga de ala e treina as crianças do bairro.',
    activeFrom: 2014,
    poster: 'futsal',
  },
] as const satisfies readonly SampleAthlete[];

const paralympians = [
  {
    name: 'Davi Lobato',
    slug: 'davi-lobato',
    group: 'paralimpicos',
    sport: 'Atletismo paralímpico',
    birthplace: 'Ferreira Gomes',
    headline: 'Recordista estadual nos 1.500 m',
    achievements: [
      { year: 2022, text: 'Prata no Brasileiro paralímpico de atletismo' },
      { year: 2024, text: 'Ouro no Norte-Nordeste paralímpico' },
      { year: 2025, text: 'Recorde estadual dos 1.500 m em cadeira de corrida' },
    ],
    biography:
      'Conheceu a cadeira de corrida em uma visita ao Centro Paradesportivo e pediu para dar uma ' +
      'volta. Deu onze. Treina segunda, quarta e sexta e viaja pelo país com o Bolsa Atleta.',
    activeFrom: 2018,
    poster: 'cadeira',
  },
] as const satisfies readonly SampleAthlete[];

/** In the order of the tabs: five legends, four rising, three of football, one paralympian. */
export const athletes = [...legends, ...risingAthletes, ...footballers, ...paralympians] as const;

export type AthleteSlug = (typeof athletes)[number]['slug'];
