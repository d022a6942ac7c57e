import type { Event } from '#content/events';
import type { NewsSummary } from '#content/news';
import type { RichText } from '#content/rich-text';
import { paths } from '../../lib/paths.ts';

/** Invented data for the components, with fixed dates, so that pictures can be compared. */
export const now = new Date('2025-05-12T12:00:00Z');

const startsAt = new Date('2025-05-24T12:00:00Z');

export const confirmed: Event = {
  id: 1,
  slug: 'exemplo-confirmado',
  title: 'Copa das Arenas: abertura regional',
  startsAt,
  endsAt: undefined,
  allDay: false,
  day: '2025-05-24',
  lastDay: '2025-05-24',
  time: '09:00',
  place: 'Arena Municipal',
  municipality: { name: 'Laranjal do Jari', slug: 'laranjal-do-jari' },
  category: 'competicao',
  sport: undefined,
  status: 'confirmado',
  description: 'Doze equipes abrem a competição do sul do estado. Entrada livre.',
  program: undefined,
  minAge: undefined,
  maxAge: undefined,
  price: undefined,
  accessible: false,
  registration: undefined,
  contact: undefined,
  venue: undefined,
  regulation: undefined,
  picture: undefined,
  createdAt: startsAt,
  changedAt: startsAt,
};

export const postponed: Event = {
  ...confirmed,
  id: 2,
  slug: 'exemplo-adiado',
  title: 'Rua de Lazer',
  category: 'lazer',
  status: 'adiado',
};

export const cancelled: Event = {
  ...confirmed,
  id: 3,
  slug: 'exemplo-cancelado',
  title: 'Festival de Natação',
  status: 'cancelado',
};

export const long: Event = {
  ...confirmed,
  id: 4,
  slug: 'exemplo-longo',
  title:
    'Campeonato Intermunicipal Paralímpico de Basquetebol em Cadeira de Rodas das Comunidades Ribeirinhas do Amapari',
  category: 'treinamento',
  lastDay: '2025-05-26',
  endsAt: new Date('2025-05-26T21:00:00Z'),
};

export const article: NewsSummary = {
  id: 1,
  slug: 'exemplo',
  title: 'Corrida na orla abre inscrições',
  excerpt: 'As vagas são gratuitas e valem para todas as idades.',
  day: '2025-05-10',
  category: 'editais-e-inscricoes',
  picture: { kind: 'poster', poster: 'corrida', alt: '' },
  highlighted: false,
  publishedAt: now,
  changedAt: now,
};

const words = (text: string) => ({ kind: 'text', text, bold: false, italic: false }) as const;

export const text: RichText = [
  { kind: 'heading', level: 2, children: [words('Como participar')] },
  {
    kind: 'paragraph',
    children: [
      words('Leve um documento com foto e '),
      { kind: 'link', href: paths.programs, children: [words('escolha um programa')] },
      words('. Ninguém paga nada.'),
    ],
  },
  { kind: 'quote', children: [words('O rio é a nossa pista mais longa.')] },
  {
    kind: 'list',
    ordered: false,
    items: ['Tênis', 'Garrafa de água'].map((item) => ({ children: [words(item)], nested: [] })),
  },
];
