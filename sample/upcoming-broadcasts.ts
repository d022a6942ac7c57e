import { moment } from './moment.ts';
import type { SampleUpcomingBroadcast } from './shapes.ts';

export const upcomingBroadcasts: readonly SampleUpcomingBroadcast[] = [
  {
    title: 'Campeonato de Natação: eliminatórias',
    slug: 'campeonato-de-natacao-eliminatorias',
    description: 'Direto do Centro Aquático, as oito provas da manhã.',
    category: 'natacao',
    startsAt: moment('2025-06-22', '09:00'),
    poster: 'natacao',
  },
  {
    title: 'Basquete: Macapá × Porto Grande',
    slug: 'basquete-macapa-porto-grande',
    description: 'Abertura da fase final do estadual masculino.',
    category: 'basquete',
    startsAt: moment('2025-06-24', '19:00'),
    poster: 'basquete',
  },
  {
    title: 'Copa das Arenas: final regional',
    slug: 'copa-das-arenas-final-regional',
    description: 'No Zerão, um tempo em cada hemisfério.',
    category: 'futebol',
    startsAt: moment('2025-06-27', '16:00'),
    poster: 'arena',
  },
  {
    title: 'Jogos Escolares: vôlei feminino',
    slug: 'jogos-escolares-volei-feminino',
    description: 'As quatro melhores escolas do estado em quadra.',
    category: 'escolares',
    startsAt: moment('2025-06-28', '18:30'),
    poster: 'volei',
  },
];
