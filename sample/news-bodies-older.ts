import type { Block } from './rich-text.ts';

export const runner: readonly Block[] = [
  'Iracema Picanço, de 19 anos, correu os 400 m em 53s80 no Torneio de Abertura de Atletismo, em ' +
    'Macapá. É a melhor marca da carreira dela e o novo recorde do estado.',
  'O tempo deixa a atleta a três décimos do índice para o Brasileiro adulto. Ela ainda tem três ' +
    'competições para chegar lá.',
  { heading: 'Da parada de ônibus à pista' },
  'Iracema descobriu o atletismo em uma aula na escola, quando um professor resolveu medir o ' +
    'tempo dela. Hoje treina seis dias por semana e estuda educação física à noite.',
  'A próxima prova será em Belém, no mês que vem, com passagem e inscrição pagas pela secretaria.',
];

export const arenasCup: readonly Block[] = [
  'A Copa das Arenas começa sempre pelo sul. Oito equipes de Laranjal do Jari e de Vitória do Jari ' +
    'já treinam para a chave regional, que se joga em maio na Arena Municipal.',
  'Os jogos vão das 9h às 18h, com entrada livre. As duas melhores equipes de cada chave passam ' +
    'para a semifinal regional, em junho.',
  { heading: 'Sua equipe pode entrar' },
  'As inscrições para a fase estadual abrem em junho. Cada equipe precisa de pelo menos 15 ' +
    'atletas e de um responsável com 18 anos ou mais. A fase estadual termina em setembro, em Macapá.',
  'Os jogos decisivos têm transmissão ao vivo, com tradução em Libras.',
];

export const happyThursday: readonly Block[] = [
  'Toda quinta, às 14h, o Ginásio Poliesportivo de Macapá enche. São cerca de 380 pessoas com 60 ' +
    'anos ou mais, que vêm para dançar, alongar e conversar.',
  'O programa começou com uma turma de trinta. Cresceu no boca a boca e hoje tem quatro ' +
    'professores e uma técnica de enfermagem.',
  { heading: 'Por que faz bem' },
  {
    list: [
      'Dançar melhora o equilíbrio e ajuda a evitar quedas',
      'Alongar diminui as dores nas costas e nos joelhos',
      'Encontrar amigos faz bem para a memória e para o humor',
    ],
  },
  'A primeira tarde é livre: venha conhecer. Para continuar, leve um documento com foto e um ' +
    'atestado médico dos últimos seis meses.',
];

export const boccia: readonly Block[] = [
  'O Centro Paradesportivo abriu mais uma turma de bocha paralímpica. São vinte vagas, com ' +
    'treinos às segundas, quartas e sextas, das 8h às 11h.',
  'A bocha é um jogo de mira: vence quem deixa as suas bolas mais perto da bola branca. Pode ser ' +
    'jogada por pessoas com limitações severas de movimento, com a mão, com o pé ou com uma calha.',
  'O transporte adaptado busca em casa quem precisa. As bolas e as calhas são emprestadas.',
  'Para entrar na turma, fale com a secretaria ou vá direto ao Centro em um dia de treino.',
];

export const oiapoqueCourt: readonly Block[] = [
  'A Quadra da Beira-Rio, em Oiapoque, reabriu depois de quatro meses de obra. O piso foi ' +
    'refeito, as traves são novas e a iluminação permite jogar até as 22h.',
  'A maior mudança está na entrada. Uma rampa e um banheiro acessível abriram a quadra para quem ' +
    'usa cadeira de rodas.',
  { heading: 'Como usar a quadra' },
  'De manhã, a quadra é das escolas. À tarde, das escolinhas. À noite, qualquer grupo pode ' +
    'reservar uma hora, de graça, com o responsável pelo espaço.',
];

export const wheelchairRecord: readonly Block[] = [
  'Davi Lobato é o novo recordista estadual dos 1.500 m em cadeira de corrida. Ele baixou a ' +
    'marca em dois segundos, para 3min21s40, no Torneio Paralímpico de Macapá.',
  'Foi a primeira prova com a cadeira nova, feita sob medida e emprestada pelo Centro ' +
    'Paradesportivo. Mais leve, ela permite curvas mais fechadas.',
  'Davi nasceu em Ferreira Gomes e treina há sete anos. Agora ele se prepara para a etapa ' +
    'nacional, ainda nesta temporada.',
];

export const athleteGrant: readonly Block[] = [
  'O Bolsa Atleta recebe pedidos durante quatro semanas. É uma ajuda mensal, paga por doze ' +
    'meses, para quem treina e compete pelo Amapá.',
  { heading: 'As cinco categorias' },
  {
    list: [
      'Base: de 10 a 14 anos',
      'Estudantil: de 12 a 19 anos',
      'Estadual: medalhistas em competições do estado',
      'Nacional: medalhistas em competições do país',
      'Paralímpica: atletas com deficiência, de qualquer idade',
    ],
  },
  'Para pedir, o atleta precisa ter competido no ano passado e estar ligado a um ' +
    'clube, a uma escola ou a uma federação. Menores de 18 anos pedem com o responsável.',
  'O resultado sai um mês depois do fim do prazo, na página de notícias. Quem não concordar pode ' +
    'pedir revisão em cinco dias.',
];
