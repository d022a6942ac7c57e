import type { SampleAthlete } from './shapes.ts';

/** Invented people, spread over the decades that the Memorial shows. */
export const legends = [
  {
    name: 'Benedito Sarraf',
    slug: 'benedito-sarraf',
    group: 'lendas',
    sport: 'Canoagem',
    birthplace: 'Laranjal do Jari',
    headline: 'Tricampeão brasileiro de maratona',
    achievements: [
      { year: 1988, text: 'Campeão brasileiro de maratona' },
      { year: 1990, text: 'Bicampeão brasileiro de maratona' },
      { year: 1991, text: 'Tricampeão brasileiro de maratona' },
      { year: 2004, text: 'Fundou a primeira escola de canoagem do rio Jari' },
    ],
    biography:
      'Aprendeu a remar a caminho da escola, contra a maré. Aos 61 anos, ainda entra no rio ' +
      'antes do sol e ensina as crianças do Jari a ler a água.',
    activeFrom: 1982,
    activeTo: 2004,
    poster: 'canoagem',
  },
  {
    name: 'Dona Zica Amoras',
    slug: 'dona-zica-amoras',
    group: 'lendas',
    sport: 'Futebol',
    birthplace: 'Macapá',
    headline: 'Primeira capitã da seleção amapaense',
    achievements: [
      { year: 1983, text: 'Primeira capitã da seleção amapaense' },
      { year: 1984, text: 'Artilheira do campeonato amapaense, com 19 gols' },
      { year: 1989, text: 'Campeã do Norte' },
    ],
    biography:
      'Começou a jogar quando o futebol feminino ainda era proibido no Brasil: a partida acabava ' +
      'quando alguém avisava que vinha gente. Quando a proibição caiu, ela já tinha um time ' +
      'pronto. Hoje assiste a todo jogo da arquibancada, de rádio no ouvido.',
    activeFrom: 1977,
    activeTo: 1994,
    poster: 'futebol',
  },
  {
    name: 'Orlando Guedes',
    slug: 'orlando-guedes',
    group: 'lendas',
    sport: 'Natação',
    birthplace: 'Santana',
    headline: 'Recorde da travessia do rio Amazonas em 1996',
    achievements: [
      { year: 1993, text: 'Vice-campeão brasileiro de águas abertas' },
      { year: 1996, text: 'Recorde da travessia do rio Amazonas' },
      { year: 2005, text: 'Campeão sul-americano master' },
    ],
    biography:
      'Filho de barqueiro, nadava para buscar as encomendas que caíam do cais. Treinou anos sem ' +
      'piscina, contando as braçadas entre uma boia e outra. Depois de parar, ajudou a planejar ' +
      'o Centro Aquático.',
    activeFrom: 1989,
    activeTo: 2006,
    poster: 'natacao',
  },
  {
    name: 'Terezinha Pantoja',
    slug: 'terezinha-pantoja',
    group: 'lendas',
    sport: 'Vôlei',
    birthplace: 'Mazagão',
    headline: 'Capitã da seleção do Território do Amapá',
    achievements: [
      { year: 1957, text: 'Capitã da seleção do Território do Amapá' },
      { year: 1961, text: 'Campeã do Torneio da Amazônia' },
      { year: 1966, text: 'Primeira treinadora de vôlei de Macapá' },
    ],
    biography:
      'Jogava descalça, em quadra de terra, com uma rede de pesca no lugar da rede de vôlei. ' +
      'Professora por quarenta anos, formou três gerações de jogadoras. Costuma dizer que o ' +
      'saque se aprende com o braço e o jogo, com os olhos.',
    activeFrom: 1955,
    activeTo: 1968,
    poster: 'volei',
  },
  {
    name: 'Lúcia Monte Verde',
    slug: 'lucia-monte-verde',
    group: 'lendas',
    sport: 'Basquete',
    birthplace: 'Oiapoque',
    headline: 'Pentacampeã do Norte (1992 a 1996)',
    achievements: [
      { year: 1992, text: 'Campeã do Norte pela primeira de cinco vezes seguidas' },
      { year: 1996, text: 'Pentacampeã do Norte' },
      { year: 1999, text: 'Convocada para a seleção brasileira' },
    ],
    biography:
      'Saiu de Oiapoque aos 15 anos, em dois dias de estrada, para um teste em Macapá. Passou. ' +
      'Marcou mais de quatro mil pontos em partidas oficiais e hoje comenta jogos nas ' +
      'transmissões.',
    activeFrom: 1988,
    activeTo: 2003,
    poster: 'basquete',
  },
] as const satisfies readonly SampleAthlete[];
