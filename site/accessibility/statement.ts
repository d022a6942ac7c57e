/** The statements of the page on accessibility. Only what was really done and tested. */
export const testedOn = { day: '2026-11-15', words: '15 de novembro de 2026' };

export const keys = [
  { key: '1', leadsTo: 'vai para o conteúdo' },
  { key: '2', leadsTo: 'vai para o menu' },
  { key: '3', leadsTo: 'vai para a busca' },
  { key: '4', leadsTo: 'vai para o rodapé' },
];

export const tests = [
  'A cada mudança, um programa (axe) procura falhas dos níveis A, AA e AAA em todas as páginas, em tela de celular e de computador, nos temas claro, escuro e de alto contraste.',
  'Testes automáticos usam o teclado no menu, nos atalhos, no calendário e nos formulários, e abrem as páginas sem JavaScript.',
  'Outros conferem que nada fica cortado em 320 pixels de largura, o mesmo que 400 % de ampliação, nem com o texto em 200 %, no celular e no computador, e que com o texto em 200 % nenhuma palavra se parte sem hífen.',
  'A equipe que fez o site olhou as páginas em imagens, no celular e no computador, nos três temas, e parte delas com texto em 200 % e em cores forçadas.',
];

export const gaps = [
  'Ainda não houve teste com pessoas com deficiência.',
  'Ainda não houve teste manual com leitores de tela, como NVDA, TalkBack e VoiceOver.',
  'Só o navegador Chromium foi testado.',
  'As transmissões vêm do YouTube: legendas, audiodescrição e Libras dependem de cada vídeo.',
  'Em celulares, a partir de 175 %, títulos e números que já são grandes crescem pouco ou nada, para caber na tela.',
  'Em telas largas, a barra do alto não cresce com o botão A+, para que ele não saia do lugar; ela cresce com o zoom do navegador.',
  'Os documentos em PDF não foram avaliados.',
  'O VLibras é um serviço de outro órgão. O acesso a ele foi testado aqui só com o serviço fora do ar.',
  'O mapa interativo é do OpenStreetMap e não é acessível pelo teclado em tudo; o endereço está escrito ao lado.',
];

export const laws = [
  'Lei Brasileira de Inclusão (Lei 13.146/2015), artigo 63',
  'eMAG 3.1, Modelo de Acessibilidade em Governo Eletrônico',
  'ABNT NBR 17225:2025, acessibilidade em conteúdo e aplicações web',
  'WCAG 2.2, diretrizes internacionais do W3C',
];
