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
];
