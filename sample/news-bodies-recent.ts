import type { Block } from './rich-text.ts';

export const canoeing: readonly Block[] = [
  'Quando o sol nasce em Laranjal do Jari, a equipe de canoagem já remou oito quilômetros. São ' +
    'doze atletas, de 15 a 27 anos, e todos garantiram vaga no Campeonato Brasileiro, no mês que vem.',
  'É a maior equipe que o Amapá já mandou para a competição. No ano passado foram sete. A ' +
    'diferença, segundo os treinadores, está na rotina: seis treinos por semana, quatro deles ' +
    'dentro do rio.',
  { heading: 'Um rio como pista' },
  'O rio Jari tem maré, vento e correnteza. Quem aprende ali aprende a mudar de plano no meio da ' +
    'prova. O mais novo da equipe, Caio Bittencourt Sena, rema desde os nove anos.',
  'As passagens, a inscrição e o transporte dos barcos são pagos pela secretaria. Oito dos doze ' +
    'atletas recebem o Bolsa Atleta.',
  { heading: 'Como acompanhar' },
  'As provas finais terão transmissão ao vivo. O horário entra na página de transmissões assim ' +
    'que a organização divulgar as baterias.',
];

export const volleyballSchools: readonly Block[] = [
  'As Escolinhas de Vôlei abriram 300 vagas em Santana para crianças e jovens de 8 a 16 anos. As ' +
    'aulas são às terças e quintas, das 15h às 17h, e não custam nada.',
  'Não é preciso ter jogado antes. As turmas são separadas por idade, e bola, rede e uniforme ' +
    'são da secretaria.',
  { heading: 'O que levar para se inscrever' },
  {
    list: [
      'Documento da criança ou do jovem',
      'Documento do responsável',
      'Declaração da escola',
      'Atestado médico dos últimos seis meses',
    ],
  },
  'A inscrição é na Quadra da Vila Nova, de segunda a sexta, das 8h às 14h, por três semanas. ' +
    'Se houver mais pedidos do que vagas, será feito um sorteio aberto a todos.',
];

export const aquaticCentre: readonly Block[] = [
  'A piscina do Centro Aquático, em Macapá, voltou a abrir à noite. De segunda a sexta, os ' +
    'treinos vão até as 21h. A iluminação foi trocada e agora gasta a metade da energia.',
  'O horário novo foi um pedido de quem trabalha ou estuda durante o dia. As primeiras turmas ' +
    'são do programa Natação para Todos, que tem aulas para quem nunca nadou e para quem quer ' +
    'competir.',
  { heading: 'O que mudou no prédio' },
  {
    list: [
      'Iluminação nova na piscina e na entrada',
      'Vestiários reformados, com um deles acessível',
      'Cadeira de acesso à água para pessoas com deficiência',
    ],
  },
  'As turmas se formam duas vezes por ano, e a vaga se pede na Carta de Serviços enquanto o prazo ' +
    'está aberto. Fora dele, a piscina é de todos nos horários livres.',
];

export const riversideRun: readonly Block[] = [
  'Estão abertas as inscrições para a próxima Corrida na Orla, na Orla do Macapá. São 1.500 ' +
    'vagas gratuitas: 1.000 para os 5 km e 500 para os 10 km.',
  'A largada é às 6h, antes do calor. Há categorias por idade, para pessoas com deficiência e ' +
    'para quem quer só caminhar.',
  { heading: 'Prazos' },
  {
    list: [
      'Inscrições: até uma semana antes da prova, ou até acabarem as vagas',
      'Retirada do kit: na véspera, das 9h às 17h',
      'Largada: às 6h em ponto',
    ],
  },
  'Menores de 18 anos precisam da autorização do responsável. Leve um quilo de alimento na ' +
    'retirada do kit, se puder: tudo vai para famílias da cidade.',
];

export const streetOfLeisure: readonly Block[] = [
  'Um sábado por mês, a avenida da Praça Cívica, em Santana, fecha para os carros às 16h. Até ' +
    'as 20h, o asfalto é de quem quiser pedalar, dançar, jogar e brincar.',
  'Há empréstimo de bicicletas, inclusive adaptadas, tabuleiros de xadrez, cama elástica, ' +
    'roda de capoeira e aula de dança. Tudo é gratuito e não precisa de inscrição.',
  'Uma equipe de saúde mede a pressão e tira dúvidas. Pontos de água ficam a cada cem metros. ' +
    'Venha de roupa leve e traga a sua garrafa.',
];
