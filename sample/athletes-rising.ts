import type { SampleAthlete } from './shapes.ts';

/** Some are under 18: an age and a story, never a birth date, a school or a contact. */
export const risingAthletes = [
  {
    name: 'Iracema Picanço',
    slug: 'iracema-picanco',
    group: 'talentos',
    sport: 'Atletismo, 400 m',
    birthplace: 'Macapá',
    age: 19,
    headline: 'Ouro no Norte-Nordeste 2024',
    achievements: [
      { year: 2023, text: 'Prata no Brasileiro sub-18' },
      { year: 2024, text: 'Ouro no Norte-Nordeste' },
      { year: 2025, text: 'Melhor marca da carreira: 53s80' },
    ],
    biography:
      'Corria para não perder o ônibus, até que um professor mediu o tempo. Treina na pista ao ' +
      'nascer do sol e estuda educação física à noite. Quer ser a primeira amapaense em uma ' +
      'final olímpica dos 400 m.',
    activeFrom: 2021,
    poster: 'corrida',
  },
  {
    name: 'Joana Furtado',
    slug: 'joana-furtado',
    group: 'talentos',
    sport: 'Basquete',
    birthplace: 'Porto Grande',
    age: 17,
    headline: 'Convocada para a seleção sub-19',
    achievements: [
      { year: 2023, text: 'Cestinha dos Jogos Escolares' },
      { year: 2024, text: 'Campeã estadual juvenil' },
      { year: 2025, text: 'Convocada para a seleção sub-19' },
    ],
    biography:
      'Armadora de passe rápido, aprendeu a jogar com os irmãos em uma cesta feita de balde. ' +
      'Recebe o Bolsa Atleta desde 2024.',
    activeFrom: 2022,
    poster: 'basquete',
  },
  {
    name: 'Naíra Quaresma',
    slug: 'naira-quaresma',
    group: 'talentos',
    sport: 'Judô',
    birthplace: 'Oiapoque',
    age: 16,
    headline: 'Campeã brasileira sub-18 em 2024',
    achievements: [
      { year: 2023, text: 'Bronze no Brasileiro sub-15' },
      { year: 2024, text: 'Campeã brasileira sub-18' },
    ],
    biography:
      'Entrou no tatame para acompanhar o primo e ficou. Luta na categoria até 52 kg e gosta de ' +
      'vencer por projeção. Nas férias, ajuda nas aulas das crianças menores.',
    activeFrom: 2019,
    poster: 'judo',
  },
  {
    name: 'Caio Bittencourt Sena',
    slug: 'caio-bittencourt-sena',
    group: 'talentos',
    sport: 'Canoagem',
    birthplace: 'Laranjal do Jari',
    age: 15,
    headline: 'Mais novo da equipe que vai ao Brasileiro',
    achievements: [
      { year: 2024, text: 'Ouro no estadual sub-16' },
      { year: 2025, text: 'Classificado para o Brasileiro de canoagem' },
    ],
    biography:
      'Rema desde os nove anos no rio Jari. É o mais novo dos doze atletas que o Amapá leva ao ' +
      'Brasileiro deste ano.',
    activeFrom: 2022,
    poster: 'canoagem',
  },
] as const satisfies readonly SampleAthlete[];
