// Long because it is data: one entry for each service.
import { paths } from '../lib/paths.ts';
import { moment } from './moment.ts';
import type { ProgramSlug } from './programs.ts';
import { accessLaw, dataLaw, usersLaw } from './service-laws.ts';
import type { SampleService } from './shapes.ts';

const day = (written: string) => moment(written, '12:00');
const reviewedAt = day('2025-05-05');
const phone = '(96) 0000-0000';
const email = 'contato@exemplo.ap.gov.br';
const office = {
  location: 'Macapá',
  text: 'Na sede da secretaria, segunda a sexta, das 8h às 14h',
};
const anyTown = {
  location: 'Nos outros 15 municípios',
  text: 'Na secretaria de esporte da prefeitura',
};
const byPhone = { location: 'Por telefone', text: `${phone}, segunda a sexta, das 8h às 14h` };
const inPerson = [office, anyTown, byPhone];
const beTreatedWell = 'Ser atendido com respeito e pela ordem de chegada';
const knowWhy = 'Saber o motivo de uma recusa e pedir que ela seja revista';
const helpInPerson = 'Fazer tudo com a ajuda de um atendente, sem internet e sem custo';
const rights = [beTreatedWell, knowWhy, helpInPerson];
const guardian = {
  item: 'Autorização de quem tem menos de 18',
  detail: 'Assinada pelo pai, pela mãe ou por quem responde pelo jovem.',
};

/** In the order of the Carta de Serviços, within each group. */
export const services: readonly SampleService<ProgramSlug>[] = [
  {
    title: 'Inscrever sua equipe na Copa das Arenas',
    slug: 'inscrever-equipe-copa-das-arenas',
    group: 'competir',
    summary:
      'Para equipes de bairro que querem jogar a fase estadual, nas chaves feminina e masculina.',
    description:
      'A Copa das Arenas é o campeonato dos bairros. Em junho abrem as inscrições da fase ' +
      'estadual, que termina em Macapá.\n\nUma pessoa responde pela equipe e lista os atletas. ' +
      'A secretaria confere e manda a tabela dos jogos.',
    everyYear: true,
    opensAt: day('2025-06-01'),
    closesAt: day('2025-06-30'),
    action: 'sign-up',
    actionLabel: 'Inscrever minha equipe',
    contactSubject: 'duvida',
    whoCan: [
      'Equipes dos 16 municípios',
      'Atletas de 15 anos ou mais, que moram no município da equipe',
    ],
    needs: [
      {
        item: 'Pelo menos 15 atletas',
        detail: 'Nome completo e data de nascimento de cada um. No máximo 22.',
      },
      {
        item: 'Um responsável com 18 anos ou mais',
        detail: 'Nome, e-mail e telefone. Pode ser também atleta.',
      },
      { ...guardian, detail: 'Só no dia do primeiro jogo.' },
    ],
    notNeeded: 'de CNPJ, de uniforme nem de documento escaneado',
    cost: 'R$ 0',
    duration: '15 min',
    answerTime: 'Em até 5 dias úteis, por e-mail',
    steps: [
      { title: 'Conte da equipe', text: 'Nome, município, chave e responsável.' },
      { title: 'Liste os atletas', text: 'De 15 a 22, com nome e nascimento.' },
      { title: 'Confira e envie', text: 'Você recebe o protocolo na hora.' },
      { title: 'Espere a resposta', text: 'A gente confere e manda a tabela dos jogos.' },
    ],
    inPerson,
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Esporte Comunitário',
    phone,
    email,
    reviewedAt,
    event: 'copa-das-arenas-mutirao-de-inscricoes',
    program: 'copa-arenas',
    sport: 'futebol',
    poster: 'futebol',
  },
  {
    title: 'Jogar o Intermunicipal Sub-17',
    slug: 'jogar-intermunicipal-sub-17',
    group: 'competir',
    summary: 'Para jovens de 15 a 17 anos que querem entrar na seleção do seu município.',
    description:
      'Cada município monta a sua seleção para o campeonato, que vai de setembro a dezembro. O ' +
      'jovem se inscreve e a comissão do município chama para a peneira.\n\nQuem se inscreve é o ' +
      'responsável. Para jogar, é preciso estar na escola.',
    everyYear: true,
    opensAt: day('2025-07-01'),
    closesAt: day('2025-07-31'),
    action: 'sign-up',
    actionLabel: 'Inscrever um jovem',
    contactSubject: 'duvida',
    whoCan: ['Jovens de 15 a 17 anos', 'Matriculados na escola'],
    needs: [
      { item: 'Nome e data de nascimento do jovem', detail: 'De 15 a 17 anos completos.' },
      { item: 'Nome da escola' },
      guardian,
    ],
    notNeeded: 'ter clube nem empresário',
    cost: 'R$ 0',
    duration: '10 min',
    answerTime: 'Em até 10 dias úteis, por e-mail',
    steps: [
      { title: 'Inscreva', text: 'O responsável preenche os dados do jovem.' },
      { title: 'Vá à peneira', text: 'A comissão do município avisa o dia e o campo.' },
      { title: 'Veja a lista', text: 'Os nomes saem com a secretaria de esporte da prefeitura.' },
    ],
    inPerson,
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Esporte de Rendimento',
    phone,
    email,
    reviewedAt,
    event: 'intermunicipal-sub-17-dia-de-inscricao',
    program: 'futebol-intermunicipal-sub-17',
    sport: 'futebol',
    poster: 'arena',
  },
  {
    title: 'Nadar a Travessia do Araguari',
    slug: 'nadar-travessia-do-araguari',
    group: 'competir',
    summary: 'Um quilômetro e meio de rio, com barcos de apoio, para quem tem 14 anos ou mais.',
    description:
      'A largada é na Praia do Paredão, em Ferreira Gomes. Cada nadador leva uma boia de cor viva, ' +
      'e há um barco a cada cem metros.\n\nOs lugares já têm dono. Quem se inscreve agora entra na ' +
      'lista de espera e é chamado, pela ordem, quando alguém desiste.',
    action: 'sign-up',
    actionLabel: 'Entrar na lista de espera',
    contactSubject: 'duvida',
    whoCan: ['Pessoas com 14 anos ou mais que nadam um quilômetro e meio sem parar'],
    needs: [
      { item: 'Documento com foto', detail: 'No dia da travessia.' },
      { item: 'Atestado médico', detail: 'Dos últimos seis meses.' },
      guardian,
    ],
    notNeeded: 'ser atleta de clube',
    cost: 'R$ 0',
    duration: '5 min',
    answerTime: 'Na hora: você recebe o número na lista',
    steps: [
      { title: 'Inscreva-se', text: 'Você recebe o número na lista de espera.' },
      {
        title: 'Espere a chamada',
        text: 'Quando um lugar fica livre, você tem um prazo para aceitar.',
      },
      { title: 'Nade', text: 'No dia, mostre o documento e o atestado.' },
    ],
    inPerson,
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Esportes Aquáticos',
    phone,
    email,
    reviewedAt,
    event: 'travessia-do-araguari',
    sport: 'natacao',
    poster: 'natacao',
  },
  {
    title: 'Remar na Regata de Calçoene',
    slug: 'remar-regata-de-calcoene',
    group: 'competir',
    summary: 'Para quem rema canoa de madeira, sozinho ou em dupla, no trapiche do Cunani.',
    description:
      'A regata sai do trapiche e volta com a maré.\n\nA deste ano foi cancelada: o rio está acima ' +
      'do nível de segurança. Quem já tinha se inscrito foi avisado.',
    action: 'contact',
    actionLabel: 'Perguntar pela próxima',
    contactSubject: 'duvida',
    whoCan: ['Pessoas com 16 anos ou mais que sabem nadar'],
    needs: [{ item: 'Canoa e remo' }, { item: 'Colete', detail: 'Quem não tem recebe um no dia.' }],
    cost: 'R$ 0',
    answerTime: 'Em até 5 dias úteis, por e-mail',
    inPerson,
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Esportes Aquáticos',
    phone,
    email,
    reviewedAt,
    event: 'regata-de-canoas-de-calcoene',
    sport: 'canoagem',
    poster: 'canoagem',
  },
  {
    title: 'Participar da Quinta Feliz',
    slug: 'participar-quinta-feliz',
    group: 'praticar',
    summary: 'Dança, alongamento e boa conversa para quem tem 60 anos ou mais, toda quinta.',
    description:
      'As tardes de quinta são abertas a todas as pessoas com 60 anos ou mais. Dá para chegar no ' +
      'dia e se inscrever ali mesmo, com calma.\n\nQuem prefere pode se inscrever antes e já sair ' +
      'com o nome na lista.',
    action: 'sign-up',
    actionLabel: 'Quero participar',
    contactSubject: 'informacao',
    whoCan: ['Pessoas com 60 anos ou mais'],
    needs: [
      { item: 'Documento com foto', detail: 'No primeiro dia.' },
      { item: 'Atestado médico', detail: 'Dos últimos seis meses.' },
    ],
    notNeeded: 'saber dançar nem ir acompanhado',
    cost: 'R$ 0',
    duration: '5 min',
    answerTime: 'Na hora, no local; por mensagem, em até 5 dias úteis',
    steps: [
      { title: 'Escolha o local', text: 'Veja na página do programa a turma mais perto.' },
      { title: 'Leve os papéis', text: 'Documento com foto e atestado médico.' },
      { title: 'Venha dançar', text: 'A equipe recebe você e mostra tudo.' },
    ],
    inPerson: [
      { location: 'Nas turmas', text: 'Às quintas, das 14h às 17h, com a equipe do programa' },
      office,
      byPhone,
    ],
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Lazer',
    phone,
    email,
    reviewedAt,
    event: 'quinta-feliz-baile-dos-aniversariantes',
    program: 'quinta-feliz',
    sport: 'danca',
    poster: 'danca',
  },
  {
    title: 'Entrar no Natação para Todos',
    slug: 'natacao-para-todos',
    group: 'praticar',
    summary: 'Uma vaga nas turmas de natação e hidroginástica da noite, no Centro Aquático.',
    description:
      'As turmas são formadas duas vezes por ano. Fora do prazo, quem quer nadar pode usar as ' +
      'piscinas nos horários abertos.\n\nAs turmas vão de quem tem medo de água a quem quer ' +
      'competir.',
    opensAt: day('2025-04-07'),
    closesAt: day('2025-05-02'),
    action: 'sign-up',
    actionLabel: 'Pedir uma vaga',
    contactSubject: 'informacao',
    whoCan: ['Pessoas com 7 anos ou mais'],
    needs: [
      { item: 'Atestado médico', detail: 'Dos últimos seis meses.' },
      { item: 'Touca e roupa de banho' },
      guardian,
    ],
    notNeeded: 'saber nadar',
    cost: 'R$ 0',
    duration: '10 min',
    answerTime: 'Em até 10 dias úteis, por e-mail',
    steps: [
      { title: 'Peça a vaga', text: 'Diga a idade e o horário que prefere.' },
      { title: 'Espere o contato', text: 'A turma é escolhida pela idade e pelo que você sabe.' },
      { title: 'Leve o atestado', text: 'No primeiro dia, na entrada da piscina.' },
    ],
    inPerson: [{ location: 'Centro Aquático', text: 'Na entrada, das 18h às 21h' }, byPhone],
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Esportes Aquáticos',
    phone,
    email,
    reviewedAt,
    event: 'natacao-para-todos-aula-inaugural',
    program: 'natacao-para-todos',
    sport: 'natacao',
    poster: 'natacao',
  },
  {
    title: 'Pedir o Bolsa Atleta',
    slug: 'bolsa-atleta',
    group: 'apoio',
    summary: 'Uma ajuda mensal, por doze meses, para quem treina e compete pelo Amapá.',
    description:
      'O Bolsa Atleta tem cinco categorias: base, estudantil, estadual, nacional e paralímpica. ' +
      'As chamadas duram quatro semanas.\n\nO resultado sai um mês depois do fim do prazo. Quem ' +
      'não concordar pode pedir revisão em cinco dias.',
    opensAt: day('2025-05-05'),
    closesAt: day('2025-06-01'),
    action: 'sign-up',
    actionLabel: 'Fazer o pedido',
    contactSubject: 'duvida',
    whoCan: [
      'Atletas que competiram no ano passado',
      'Ligados a um clube, a uma escola ou a uma federação',
      'Com menos de 18 anos, com o responsável',
    ],
    needs: [
      { item: 'Documento com foto' },
      {
        item: 'Declaração do clube, da escola ou da federação',
        detail: 'Diz em que competições o atleta esteve.',
      },
      guardian,
    ],
    notNeeded: 'de advogado nem de intermediário',
    cost: 'R$ 0',
    duration: '20 min',
    answerTime: 'Um mês depois do fim do prazo',
    steps: [
      { title: 'Escolha a categoria', text: 'Pela idade e pelas competições do ano passado.' },
      { title: 'Faça o pedido', text: 'Com os dados do atleta e a declaração.' },
      { title: 'Veja o resultado', text: 'Um mês depois do prazo, na página de notícias.' },
      { title: 'Se discordar, recorra', text: 'Você tem cinco dias para pedir revisão.' },
    ],
    inPerson,
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Esporte de Rendimento',
    phone,
    email,
    reviewedAt,
    event: 'bolsa-atleta-encontro-com-quem-pediu',
    poster: 'judo',
  },
  {
    title: 'Pedir apoio para competições',
    slug: 'apoio-a-competicoes',
    group: 'apoio',
    summary: 'Passagens, inscrição e uniforme para quem vai disputar fora do Amapá.',
    description:
      'Atletas e equipes que representam o estado podem pedir apoio para viajar. Quanto antes o ' +
      'pedido chega, maior a chance de dar tempo.',
    action: 'contact',
    actionLabel: 'Escrever o pedido',
    contactSubject: 'informacao',
    whoCan: ['Atletas, equipes, clubes e federações do Amapá'],
    needs: [
      { item: 'Convite ou regulamento da competição' },
      { item: 'Lista de quem viaja', detail: 'Com idade e função: atleta, técnico, guia.' },
      { item: 'O que falta', detail: 'Passagem, inscrição, uniforme ou hospedagem.' },
    ],
    cost: 'R$ 0',
    answerTime: 'Em até 30 dias (Lei 13.460, art. 16)',
    steps: [
      { title: 'Escreva', text: 'Conte a competição, o lugar e as datas.' },
      { title: 'Mande a lista', text: 'A secretaria responde com o que mais precisa.' },
      { title: 'Preste contas', text: 'Na volta, conte como foi e entregue os comprovantes.' },
    ],
    inPerson: [office, byPhone],
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Esporte de Rendimento',
    phone,
    email,
    reviewedAt,
    poster: 'corrida',
  },
  {
    title: 'Indicar um atleta',
    slug: 'indicar-atleta',
    group: 'apoio',
    summary: 'Conhece alguém que merece estar na página de atletas ou no Memorial? Conte para nós.',
    description:
      'Qualquer pessoa pode indicar. A secretaria confere as conquistas, fala com o atleta ou com ' +
      'a família e só publica com autorização.',
    action: 'address',
    actionLabel: 'Indicar um atleta',
    address: `${paths.institution}?assunto=sugestao&sobre=Indica%C3%A7%C3%A3o+de+atleta&indicacao=atleta#fale-conosco`,
    whoCan: ['Qualquer pessoa'],
    needs: [
      { item: 'Nome e modalidade do atleta' },
      { item: 'O que ele conquistou', detail: 'Se você souber: onde e quando.' },
    ],
    notNeeded: 'ser da família nem do clube',
    cost: 'R$ 0',
    duration: '5 min',
    answerTime: 'Em até 30 dias (Lei 13.460, art. 16)',
    inPerson: [office, byPhone],
    rights,
    legislation: [usersLaw, dataLaw],
    unit: 'Coordenação de Esporte de Rendimento',
    phone,
    email,
    reviewedAt,
    poster: 'volei',
  },
  {
    title: 'Usar um ginásio, uma arena ou uma quadra',
    slug: 'usar-ginasio',
    group: 'espacos',
    summary: 'Para grupos, escolas e clubes que querem um horário em um espaço do estado.',
    description:
      'Os espaços esportivos do estado são da comunidade. Os pedidos são atendidos pela ordem de ' +
      'chegada, nos horários em que não há aula nem evento.',
    action: 'contact',
    actionLabel: 'Pedir um horário',
    contactSubject: 'informacao',
    whoCan: ['Grupos, escolas, clubes e associações', 'Uma pessoa de 18 anos ou mais responde'],
    needs: [
      { item: 'O espaço, o dia e a hora' },
      { item: 'Quantas pessoas e para quê' },
      { item: 'Nome e telefone de quem responde' },
    ],
    notNeeded: 'de CNPJ',
    cost: 'R$ 0',
    duration: '5 min',
    answerTime: 'Em até 30 dias (Lei 13.460, art. 16)',
    steps: [
      { title: 'Escolha o lugar', text: 'Cada lugar tem a sua página, com o horário.' },
      { title: 'Peça o horário', text: 'Diga o dia, a hora e quantas pessoas são.' },
      { title: 'Receba a resposta', text: 'Por e-mail, com o número do protocolo.' },
    ],
    inPerson: [{ location: 'No próprio lugar', text: 'Com a administração do espaço' }, byPhone],
    rights,
    legislation: [usersLaw],
    unit: 'Coordenação de Espaços Esportivos',
    phone,
    email,
    reviewedAt,
    poster: 'basquete',
  },
  {
    title: 'Reclamar, sugerir ou elogiar',
    slug: 'ouvidoria',
    group: 'falar',
    summary: 'A ouvidoria recebe reclamações, denúncias, sugestões e elogios, e responde a todos.',
    description:
      'Conte o que aconteceu, onde e quando. Você recebe um número de protocolo e acompanha a ' +
      'resposta por ele.\n\nNão é preciso dizer o motivo, e quem escreve é protegido.',
    action: 'contact',
    actionLabel: 'Escrever para a ouvidoria',
    contactSubject: 'reclamacao',
    whoCan: ['Qualquer pessoa'],
    needs: [{ item: 'Nome e e-mail', detail: 'Para a resposta chegar a você.' }],
    notNeeded: 'de documento nem de provas',
    cost: 'R$ 0',
    duration: '5 min',
    answerTime: 'Em até 30 dias, que podem ser prorrogados uma vez (Lei 13.460, art. 16)',
    inPerson: [office, byPhone],
    rights: [...rights, 'Ter a identidade protegida'],
    legislation: [usersLaw, dataLaw],
    unit: 'Ouvidoria',
    phone,
    email,
    reviewedAt,
    poster: 'capoeira',
  },
  {
    title: 'Pedir uma informação pública',
    slug: 'pedir-informacao',
    group: 'falar',
    summary: 'Orçamento, contratos, programas, decisões: o que é público pode ser pedido.',
    description:
      'Muita coisa já está nas páginas de transparência e de dados abertos. O que não estiver, ' +
      'peça: ninguém pergunta o motivo.',
    action: 'contact',
    actionLabel: 'Pedir a informação',
    contactSubject: 'informacao',
    whoCan: ['Qualquer pessoa'],
    needs: [
      { item: 'Nome e e-mail', detail: 'Para a resposta chegar a você.' },
      { item: 'O que você quer saber' },
    ],
    notNeeded: 'dizer por que quer saber',
    cost: 'R$ 0',
    duration: '5 min',
    answerTime: 'Em até 20 dias, mais 10 se houver motivo (Lei 12.527, art. 11)',
    inPerson: [office, byPhone],
    rights: [...rights, 'Recorrer se a informação for negada'],
    legislation: [accessLaw, usersLaw, dataLaw],
    unit: 'Ouvidoria',
    phone,
    email,
    reviewedAt,
    poster: 'xadrez',
  },
];
