import { moment } from './moment.ts';
import type { MunicipalitySlug } from './municipalities.ts';
import type { ProgramSlug } from './programs.ts';
import type { SampleEvent } from './shapes.ts';

/** The six of May 2025. Tests and pictures count on their names, days and hours. */
export const eventsOfMay2025: readonly SampleEvent<MunicipalitySlug, ProgramSlug>[] = [
  {
    title: 'Corrida do Trabalhador',
    slug: 'corrida-do-trabalhador',
    startsAt: moment('2025-05-03', '07:00'),
    endsAt: moment('2025-05-03', '10:00'),
    place: 'Orla do Araxá',
    venue: 'orla-do-araxa',
    price: 0,
    accessible: true,
    municipality: 'macapa',
    category: 'competicao',
    sport: 'atletismo',
    description:
      'Percursos de 5 km e 10 km à beira do rio Amazonas. A retirada do kit é na véspera, no ' +
      'próprio local.',
    poster: 'corrida',
  },
  {
    title: 'Festival de Natação',
    slug: 'festival-de-natacao',
    startsAt: moment('2025-05-10', '08:00'),
    endsAt: moment('2025-05-10', '12:00'),
    place: 'Centro Aquático',
    venue: 'centro-aquatico',
    price: 0,
    accessible: true,
    municipality: 'macapa',
    category: 'competicao',
    sport: 'natacao',
    description:
      'Provas de 25 m a 200 m para nadadores de 8 a 17 anos, com classificação para o estadual.',
    program: 'natacao-para-todos',
    poster: 'natacao',
  },
  {
    title: 'Rua de Lazer',
    slug: 'rua-de-lazer',
    startsAt: moment('2025-05-10', '16:00'),
    endsAt: moment('2025-05-10', '20:00'),
    place: 'Praça Cívica',
    venue: 'praca-civica',
    price: 0,
    accessible: true,
    municipality: 'santana',
    category: 'lazer',
    sport: 'ciclismo',
    description:
      'A avenida fecha para os carros e abre para bicicletas, jogos de rua, dança e brincadeiras.',
    poster: 'ciclismo',
  },
  {
    title: 'Quinta Feliz',
    slug: 'quinta-feliz',
    startsAt: moment('2025-05-15', '14:00'),
    endsAt: moment('2025-05-15', '17:00'),
    place: 'Ginásio Poliesportivo',
    venue: 'ginasio-poliesportivo',
    price: 0,
    accessible: true,
    municipality: 'macapa',
    category: 'lazer',
    sport: 'danca',
    description:
      'Dança sênior, alongamento e café da tarde para pessoas com 60 anos ou mais. Não precisa ' +
      'se inscrever.',
    program: 'quinta-feliz',
    poster: 'danca',
  },
  {
    title: 'Copa das Arenas: abertura regional',
    slug: 'copa-das-arenas-abertura-regional',
    startsAt: moment('2025-05-24', '09:00'),
    endsAt: moment('2025-05-24', '18:00'),
    place: 'Arena Municipal',
    venue: 'arena-municipal',
    price: 0,
    accessible: true,
    municipality: 'laranjal-do-jari',
    category: 'competicao',
    sport: 'futebol',
    description:
      'Oito equipes do sul do estado jogam a primeira rodada da chave regional. Entrada livre.',
    program: 'copa-arenas',
    poster: 'arena',
  },
  {
    title: 'Sábado no Parque',
    slug: 'sabado-no-parque',
    startsAt: moment('2025-05-31', '17:00'),
    endsAt: moment('2025-05-31', '21:00'),
    place: 'Parque da Cidade',
    venue: 'parque-da-cidade',
    price: 0,
    accessible: true,
    municipality: 'macapa',
    category: 'lazer',
    sport: 'caminhada',
    description:
      'Circuito de caminhada, aula aberta de ginástica e oficina de skate para crianças e jovens.',
    poster: 'caminhada',
  },
];
