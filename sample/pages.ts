import { placePath } from '../lib/paths.ts';
import type { SamplePage } from './shapes.ts';

export const pages: readonly SamplePage[] = [
  {
    title: 'Para quem chega ao portal',
    slug: 'para-quem-chega',
    excerpt: 'Três caminhos para achar o que você procura, e a quem perguntar quando não achar.',
    body: [
      'Esta é uma página livre: a secretaria escreve aqui o que não cabe em uma notícia nem em um serviço.',
      { heading: 'Por onde começar' },
      {
        list: [
          'Pelo dia: a página Hoje reúne o que há perto de você.',
          'Pelo pedido: a Carta de Serviços diz o que levar e quanto demora.',
          'Pela palavra: a busca conhece todas as páginas.',
        ],
      },
      { heading: 'Quando não achar' },
      'Escreva pelo Fale Conosco. A mensagem recebe um protocolo, e a resposta chega por e-mail.',
    ],
    poster: 'caminhada',
  },
  {
    title: 'Centros de Treinamento',
    slug: 'centros-de-treinamento',
    excerpt: 'Quatro lugares onde atletas do estado treinam com técnicos formados, sem pagar nada.',
    body: [
      'Nos centros de treinamento, quem compete pelo Amapá tem técnico, equipamento e horário próprio. Treinar é de graça.',
      { heading: 'Onde ficam' },
      {
        links: [
          {
            name: 'Centro Aquático',
            path: placePath('centro-aquatico'),
            text: ', em Macapá: natação, de segunda a sexta.',
          },
          {
            name: 'Centro Paradesportivo',
            path: placePath('centro-paradesportivo'),
            text: ', em Macapá: atletismo, bocha e natação, com transporte adaptado.',
          },
          {
            name: 'Pista de Porto Grande',
            path: placePath('pista-de-porto-grande'),
            text: ': corridas, saltos e arremessos.',
          },
          {
            name: 'Escola de Canoagem do Jari',
            path: placePath('escola-de-canoagem-do-jari'),
            text: ', em Laranjal do Jari: canoagem, no rio.',
          },
        ],
      },
      { heading: 'Como entrar' },
      'O técnico de cada centro recebe quem chega com o clube, a escola ou a federação. Quem ainda não tem pode escrever pelo Fale Conosco.',
    ],
    poster: 'canoagem',
  },
];
