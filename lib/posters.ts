import type { Sport } from './vocabulary.ts';

/**
 * The posters an editor may choose for a page that has no photograph.
 * The keys are stored in content, so a key is never renamed once published.
 */
export const posters = {
  corrida: {
    label: 'Corrida',
    alt: 'Desenho de uma corredora em plena passada, com o sol atrás dela.',
  },
  natacao: {
    label: 'Natação',
    alt: 'Desenho de um nadador de frente, no nado borboleta, com o sol atrás dele.',
  },
  futebol: {
    label: 'Futebol',
    alt: 'Desenho de quem defende o gol, no ar, com as duas mãos na bola.',
  },
  futsal: {
    label: 'Futsal',
    alt: 'Desenho de um jogador que chuta a bola no alto, na quadra.',
  },
  volei: {
    label: 'Vôlei',
    alt: 'Desenho de uma jogadora que salta acima da rede e ataca a bola.',
  },
  basquete: {
    label: 'Basquete',
    alt: 'Desenho de uma jogadora que avança pela quadra quicando a bola.',
  },
  cadeira: {
    label: 'Corrida em cadeira de rodas',
    alt: 'Desenho de um atleta de capacete que corre em cadeira de rodas de competição.',
  },
  danca: {
    label: 'Dança',
    alt: 'Desenho de um casal de idosos que dança de mãos dadas diante do sol.',
  },
  canoagem: {
    label: 'Canoagem',
    alt: 'Desenho de um canoísta que rema no rio ao nascer do sol.',
  },
  judo: {
    label: 'Judô',
    alt: 'Desenho de dois judocas: um projeta o outro por cima do ombro.',
  },
  capoeira: {
    label: 'Capoeira',
    alt: 'Desenho de um capoeirista apoiado nas mãos, com as pernas abertas no ar.',
  },
  ciclismo: {
    label: 'Ciclismo',
    alt: 'Desenho de uma ciclista de capacete, inclinada sobre a bicicleta.',
  },
  skate: {
    label: 'Skate',
    alt: 'Desenho de um skatista de boné no ar, sobre o skate, com o sol atrás dele.',
  },
  bocha: {
    label: 'Bocha paralímpica',
    alt: 'Desenho de uma atleta em cadeira de rodas que lança a bola de bocha.',
  },
  ginastica: {
    label: 'Ginástica',
    alt: 'Desenho de uma ginasta em salto aberto, com uma fita na mão.',
  },
  salto: {
    label: 'Salto em distância',
    alt: 'Desenho de um atleta com prótese de corrida no ar, em pleno salto sobre a areia.',
  },
  xadrez: {
    label: 'Xadrez',
    alt: 'Desenho de duas pessoas sentadas que jogam xadrez na praça.',
  },
  caminhada: {
    label: 'Caminhada',
    alt: 'Desenho de uma avó que caminha no parque de mãos dadas com uma criança; o balão é o sol.',
  },
  aovivo: {
    label: 'Ao vivo',
    alt: 'Desenho de uma pessoa de fones que opera uma câmera apontada para o sol.',
  },
  arena: {
    label: 'Arena',
    alt: 'Desenho de um estádio visto de cima, com a linha do meio-campo sobre a linha do Equador.',
  },
} as const satisfies Record<string, { label: string; alt: string }>;

export type PosterName = keyof typeof posters;

/** All that are drawn: the choices, and those that stand in for one of them. */
export const drawings = {
  ...posters,
  atacante: {
    label: 'Futebol, no ataque',
    alt: 'Desenho de uma jogadora que arma o chute, com a bola no gramado à frente.',
  },
} as const satisfies Record<string, { label: string; alt: string }>;

export type DrawingName = keyof typeof drawings;

/** One figure makes several pictures: as it is drawn, turned, nearer; each before another sky. */
export const posterLooks = ['plain', 'turned', 'near', 'turned-near'] as const;
export type PosterLook = (typeof posterLooks)[number];

/**
 * How the posters of a list are shown: the first of a figure as it is drawn, the next ones turned, nearer, turned
 * and nearer. The figure stays the one that an editor chose.
 */
export function looksOf(names: readonly (DrawingName | undefined)[]): PosterLook[] {
  const seen = new Map<DrawingName, number>();
  return names.map((name) => {
    if (!name) return 'plain';
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return posterLooks[before % posterLooks.length] ?? 'plain';
  });
}

/** The poster of football shows a goalkeeper; other players get the one with the ball. */
export function playerDrawing(poster: PosterName, sport: string): DrawingName {
  return poster === 'futebol' && !/goleir/i.test(sport) ? 'atacante' : poster;
}

/** The poster of a sport; athletics is shown by its best known event. */
export const sportPoster = (sport: Sport): PosterName =>
  sport === 'atletismo' ? 'corrida' : sport;

/** In the order an editor sees them. */
export const posterNames = Object.keys(posters) as PosterName[];
