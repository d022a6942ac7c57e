/**
 * The closed lists of the product: what editors choose from and what addresses contain.
 *
 * Long because it is nothing but lists, and all lists are here.
 */

export const eventCategories = {
  competicao: 'Competição',
  lazer: 'Lazer',
  treinamento: 'Treinamento',
} as const;
export type EventCategory = keyof typeof eventCategories;

export const eventStatuses = {
  confirmado: 'Confirmado',
  adiado: 'Adiado',
  cancelado: 'Cancelado',
} as const;
export type EventStatus = keyof typeof eventStatuses;

/** How often a subscriber gets letters. */
export const letterRhythms = {
  semanal: 'Uma vez por semana',
  logo: 'Assim que for publicado',
} as const;
export type LetterRhythm = keyof typeof letterRhythms;

export const newsCategories = {
  'esportes-olimpicos-e-paralimpicos': 'Esportes Olímpicos e Paralímpicos',
  'esportes-amadores-e-comunitarios': 'Esportes Amadores e Comunitários',
  'lazer-e-recreacao': 'Lazer e Recreação',
  'programas-e-projetos': 'Programas e Projetos',
  'infraestrutura-esportiva': 'Infraestrutura Esportiva',
  'atletas-amapaenses': 'Atletas Amapaenses',
  'editais-e-inscricoes': 'Editais e Inscrições',
} as const;
export type NewsCategory = keyof typeof newsCategories;

export const programCategories = {
  idosos: 'Idosos',
  adaptado: 'Adaptado',
  juvenil: 'Juvenil',
  comunitario: 'Comunitário',
  futebol: 'Futebol',
  aquatico: 'Aquáticos',
} as const;
export type ProgramCategory = keyof typeof programCategories;

export const sportDimensions = {
  educacional: 'Esporte Educacional',
  participacao: 'Esporte de Participação',
  rendimento: 'Esporte de Rendimento',
  paradesporto: 'Paradesporto',
} as const;
export type SportDimension = keyof typeof sportDimensions;

export const broadcastCategories = {
  futebol: 'Futebol',
  basquete: 'Basquete',
  volei: 'Vôlei',
  natacao: 'Natação',
  atletismo: 'Atletismo',
  paralimpicos: 'Esportes Paralímpicos',
  escolares: 'Jogos Escolares',
} as const;
export type BroadcastCategory = keyof typeof broadcastCategories;

export const athleteGroups = {
  lendas: 'Ícones da História',
  talentos: 'Novos Talentos',
  futebol: 'Futebol',
  paralimpicos: 'Paralímpicos',
} as const;
export type AthleteGroup = keyof typeof athleteGroups;

export const legislationKinds = {
  lei: 'Lei estadual',
  decreto: 'Decreto',
  portaria: 'Portaria',
} as const;
export type LegislationKind = keyof typeof legislationKinds;

export const transparencySubjects = {
  orcamento: 'Orçamento',
  'licitacoes-e-contratos': 'Licitações e contratos',
  'convenios-e-parcerias': 'Convênios e parcerias',
} as const;
export type TransparencySubject = keyof typeof transparencySubjects;

export const placeKinds = {
  ginasio: 'Ginásio',
  arena: 'Arena',
  piscina: 'Piscina',
  praca: 'Praça',
  quadra: 'Quadra',
  pista: 'Pista',
} as const;
export type PlaceKind = keyof typeof placeKinds;

export const sports = {
  atletismo: 'Atletismo',
  basquete: 'Basquete',
  bocha: 'Bocha paralímpica',
  caminhada: 'Caminhada',
  canoagem: 'Canoagem',
  capoeira: 'Capoeira',
  ciclismo: 'Ciclismo',
  danca: 'Dança',
  futebol: 'Futebol',
  futsal: 'Futsal',
  ginastica: 'Ginástica',
  judo: 'Judô',
  natacao: 'Natação',
  skate: 'Skate',
  volei: 'Vôlei',
  xadrez: 'Xadrez',
} as const;
export type Sport = keyof typeof sports;

export const weekdays = {
  dom: 'domingo',
  seg: 'segunda-feira',
  ter: 'terça-feira',
  qua: 'quarta-feira',
  qui: 'quinta-feira',
  sex: 'sexta-feira',
  sab: 'sábado',
} as const;
export type Weekday = keyof typeof weekdays;

/** How often a class or training repeats. */
export const sessionRhythms = {
  semanal: 'Toda semana',
  quinzenal: 'A cada duas semanas',
  mensal: 'Uma vez por mês',
} as const;
export type SessionRhythm = keyof typeof sessionRhythms;

/** Of a monthly one: which of the weekdays of the month. */
export const monthWeeks = {
  primeira: 'No primeiro do mês',
  segunda: 'No segundo do mês',
  terceira: 'No terceiro do mês',
  quarta: 'No quarto do mês',
  ultima: 'No último do mês',
} as const;
export type MonthWeek = keyof typeof monthWeeks;

export const sessionLevels = {
  todos: 'Todos os níveis',
  iniciante: 'Iniciante',
  intermediario: 'Intermediário',
  avancado: 'Avançado',
} as const;
export type SessionLevel = keyof typeof sessionLevels;

/** What becomes of a single date of a rule. */
export const sessionChanges = {
  cancelada: 'Não acontece',
  mudou: 'Muda de dia, hora ou lugar',
  extra: 'Data a mais',
} as const;
export type SessionChangeKind = keyof typeof sessionChanges;

export const specialDayKinds = {
  feriado: 'Feriado',
  facultativo: 'Ponto facultativo (nada para por si)',
  util: 'Dia comum (deixa de ser feriado)',
} as const;
export type SpecialDayKind = keyof typeof specialDayKinds;

/** What citizens want of a service; the groups of the Carta de Serviços, in this order. */
export const serviceGroups = {
  competir: 'Competir',
  praticar: 'Praticar',
  apoio: 'Receber apoio',
  espacos: 'Usar um espaço',
  falar: 'Falar com a secretaria',
} as const;
export type ServiceGroup = keyof typeof serviceGroups;

/** How one begins: on this site, by writing to the secretariat, or elsewhere. */
export const serviceActions = {
  'sign-up': 'Inscrição neste site',
  contact: 'Mensagem pelo Fale Conosco',
  address: 'Outro endereço',
} as const;
export type ServiceAction = keyof typeof serviceActions;
/** How a competition is decided: by matches, or by marks such as times. */
export const competitionKinds = {
  jogos: 'Jogos entre equipes',
  provas: 'Provas com marcas',
} as const;
export type CompetitionKind = keyof typeof competitionKinds;

/** Which rule orders the standings: lib/standings.ts. */
export const ruleSets = { futebol: 'Futebol', volei: 'Vôlei', basquete: 'Basquete' } as const;
export type RuleSet = keyof typeof ruleSets;

/** From the first to the last: a bracket is drawn in this order. */
export const matchStages = {
  grupos: 'Fase de grupos',
  oitavas: 'Oitavas de final',
  quartas: 'Quartas de final',
  semifinal: 'Semifinal',
  terceiro: 'Disputa do terceiro lugar',
  final: 'Final',
} as const;
export type MatchStage = keyof typeof matchStages;

export const matchStates = {
  agendado: 'Agendado',
  andamento: 'Em andamento',
  encerrado: 'Encerrado',
  adiado: 'Adiado',
  cancelado: 'Cancelado',
} as const;
export type MatchState = keyof typeof matchStates;

export const matchSides = { mandante: 'A primeira equipe', visitante: 'A segunda equipe' } as const;
/** Who did not come. */
export const forfeits = matchSides;
export type Forfeit = keyof typeof forfeits;

/** What makes a mark the better one. */
export const markOrders = {
  menor: 'O menor vence (tempo)',
  maior: 'O maior vence (distância, altura)',
} as const;
export type MarkOrder = keyof typeof markOrders;

export const socialNetworks = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
} as const;
export type SocialNetwork = keyof typeof socialNetworks;

export const bandKinds = {
  aviso: 'Aviso',
  emergencia: 'Emergência',
} as const;
export type BandKind = keyof typeof bandKinds;

export const quickAccessTiles = {
  agenda: 'Agenda (bandeira e régua)',
  programas: 'Programas (raias)',
  transmissoes: 'Transmissões (antena)',
  atletas: 'Atletas (equipe)',
} as const;
export type QuickAccessTile = keyof typeof quickAccessTiles;

export const quickAccessColors = { azul: 'Azul', verde: 'Verde' } as const;
export type QuickAccessColor = keyof typeof quickAccessColors;

export const contactSubjects = {
  duvida: 'Dúvida',
  sugestao: 'Sugestão',
  reclamacao: 'Reclamação',
  elogio: 'Elogio',
  informacao: 'Informação',
  outro: 'Outro',
} as const;
export type ContactSubject = keyof typeof contactSubjects;

export const contactStates = {
  recebida: 'Recebida',
  'em-analise': 'Em análise',
  respondida: 'Respondida',
} as const;
export type ContactState = keyof typeof contactStates;

export const subscriptionStates = {
  pendente: 'Espera confirmação',
  confirmada: 'Confirmada',
} as const;

export const editionStates = {
  rascunho: 'Rascunho',
  agendada: 'Agendada',
  enviar: 'Enviar agora',
  enviada: 'Enviada',
} as const;

/** Of telling what is new to those who want it at once. */
export const roundStates = { enviando: 'Em andamento', enviada: 'Terminada' } as const;

export const mailStates = {
  esperando: 'Na fila',
  enviando: 'Sendo enviado',
  enviado: 'Enviado',
  incerto: 'Talvez enviado',
  falhou: 'Não foi possível enviar',
} as const;

/** How far the sizes of a photograph are that are made after it was saved. */
export const preparationStates = {
  esperando: 'Na fila',
  preparando: 'Sendo preparada',
  pronta: 'Pronta',
  falhou: 'Não foi possível preparar',
} as const;

/** Who a sign-up is for. */
export const signUpKinds = { pessoa: 'Uma pessoa', equipe: 'Uma equipe' } as const;
export type SignUpKind = keyof typeof signUpKinds;

export const entryStates = {
  recebida: 'Recebida',
  conferencia: 'Em conferência',
  aceita: 'Aceita',
  espera: 'Lista de espera',
  oferecida: 'Vaga oferecida',
  recusada: 'Recusada',
  recurso: 'Recurso em análise',
  desistiu: 'Desistência',
} as const;
export type EntryState = keyof typeof entryStates;

/** Whether a message to those signed up was caused by a change, or written by a checker. */
export const noticeKinds = { mudanca: 'Mudança', mensagem: 'Mensagem' } as const;

export const noticeScopes = {
  situacao: 'Todas as que estão numa situação',
  uma: 'Uma inscrição',
} as const;

export const noticeStates = {
  rascunho: 'Rascunho',
  espera: 'Vai ser enviada',
  enviando: 'Sendo enviada',
  enviada: 'Enviada',
} as const;
