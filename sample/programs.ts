import type { SampleProgram } from './shapes.ts';

// Long because it is data: one entry for each program.
const contact = '(96) 0000-0000';

export const programs = [
  {
    title: 'Quinta Feliz',
    slug: 'quinta-feliz',
    category: 'idosos',
    dimension: 'participacao',
    summary:
      'Dança, alongamento e boa conversa para quem tem 60 anos ou mais. De graça, toda quinta.',
    description:
      'A tarde começa com um alongamento leve. Depois vêm o marabaixo, o brega, o bolero e a ' +
      'roda de conversa, com professores de educação física e uma técnica de enfermagem por ' +
      'perto.\n\nNinguém precisa saber dançar: basta chegar. Quem usa cadeira de rodas, bengala ' +
      'ou andador participa de tudo. O ginásio tem rampa, banheiro acessível e água.',
    schedule: 'Quintas-feiras, das 14h às 17h',
    location: 'Ginásio Poliesportivo, Macapá',
    requirements: [
      'Ter 60 anos ou mais',
      'Documento com foto',
      'Atestado médico dos últimos seis meses',
    ],
    contact,
    sports: ['danca', 'ginastica'],
    poster: 'danca',
  },
  {
    title: 'Jogos Paralímpicos',
    slug: 'jogos-paralimpicos',
    category: 'adaptado',
    dimension: 'paradesporto',
    summary:
      'Treinos de atletismo, natação e bocha com equipe especializada e transporte adaptado.',
    description:
      'Pessoas com deficiência física, visual ou intelectual treinam três vezes por semana, do ' +
      'primeiro contato com o esporte até as competições nacionais. Cada atleta tem um plano ' +
      'feito com o professor e o fisioterapeuta.\n\nCadeiras de corrida, calhas de bocha e ' +
      'outros equipamentos são emprestados. O transporte adaptado busca em casa quem precisa.',
    schedule: 'Segundas, quartas e sextas, das 8h às 11h',
    location: 'Centro Paradesportivo, Macapá',
    requirements: [
      'Ter alguma deficiência física, visual ou intelectual',
      'Laudo médico, ou ajuda da equipe para conseguir um',
      'Autorização do responsável, se você tem menos de 18 anos',
    ],
    contact,
    sports: ['atletismo', 'natacao', 'bocha'],
    poster: 'cadeira',
  },
  {
    title: 'Copa das Arenas',
    slug: 'copa-arenas',
    category: 'comunitario',
    dimension: 'participacao',
    summary: 'Equipes dos bairros disputam o título estadual nas arenas dos 16 municípios.',
    description:
      'A Copa das Arenas é o campeonato dos bairros. A fase regional vai de maio a junho, perto ' +
      'da casa de cada equipe. Em junho abrem as inscrições da fase estadual, que termina em ' +
      'Macapá.\n\nTodo jogo tem arbitragem, ambulância e entrada livre. Há chaves masculina e ' +
      'feminina.',
    schedule: 'Todo ano. Inscrições abertas em junho',
    location: 'Arenas de todo o estado',
    requirements: [
      'Pelo menos 15 atletas por equipe',
      'Um responsável pela equipe com 18 anos ou mais',
      'Ficha da equipe preenchida',
    ],
    contact,
    sports: ['futebol', 'futsal'],
    poster: 'futebol',
  },
  {
    title: 'Campeonato de Futebol Intermunicipal Sub-17',
    slug: 'futebol-intermunicipal-sub-17',
    category: 'futebol',
    dimension: 'rendimento',
    summary: 'As seleções dos municípios se enfrentam, com jogadores e jogadoras de 15 a 17 anos.',
    description:
      'Cada município monta sua seleção e joga em casa e fora, de setembro a dezembro. É onde ' +
      'muita gente joga pela primeira vez em um estádio, com torcida e transmissão ao vivo.\n\nA ' +
      'secretaria paga a viagem e a alimentação das equipes. Para jogar, é preciso estar na ' +
      'escola.',
    schedule: 'De setembro a dezembro',
    location: 'Estádios e arenas dos municípios',
    requirements: [
      'Ter de 15 a 17 anos',
      'Estar matriculado na escola',
      'Autorização do responsável',
    ],
    contact,
    sports: ['futebol'],
    poster: 'arena',
  },
  {
    title: 'Escolinhas de Vôlei',
    slug: 'escolinhas-de-volei',
    category: 'juvenil',
    dimension: 'educacional',
    summary: 'Aulas de vôlei para crianças e jovens de 8 a 16 anos, depois da escola.',
    description:
      'Duas vezes por semana, professores ensinam saque, passe e ataque, e também a jogar em ' +
      'grupo. As turmas são mistas e separadas por idade. Não é preciso ter jogado antes.\n\n' +
      'Aos sábados, quem tem de 4 a 7 anos joga minivôlei. Bola, rede e uniforme são da secretaria. ' +
      'O lanche também.',
    schedule: 'Terças e quintas, das 15h às 17h',
    location: 'Quadra da Vila Nova, Santana',
    requirements: [
      'Ter de 8 a 16 anos',
      'Estar matriculado na escola',
      'Autorização do responsável',
    ],
    contact,
    sports: ['volei'],
    poster: 'volei',
  },
  {
    title: 'Natação para Todos',
    slug: 'natacao-para-todos',
    category: 'aquatico',
    dimension: 'participacao',
    summary: 'Aulas de natação e hidroginástica à noite, para quem estuda ou trabalha de dia.',
    description:
      'Em um estado de rios, saber nadar é segurança e é alegria. As turmas vão de quem tem medo ' +
      'de água a quem quer competir, sempre com salva-vidas na borda.\n\n' +
      'A piscina tem cadeira de acesso para pessoas com deficiência e vestiários reformados.',
    schedule: 'Segunda a sexta, das 18h às 21h',
    location: 'Centro Aquático, Macapá',
    requirements: [
      'Ter 7 anos ou mais',
      'Atestado médico dos últimos seis meses',
      'Touca e roupa de banho',
    ],
    contact,
    sports: ['natacao'],
    poster: 'natacao',
  },
] as const satisfies readonly SampleProgram[];

export type ProgramSlug = (typeof programs)[number]['slug'];
