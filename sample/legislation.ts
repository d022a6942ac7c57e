import type { SampleLegislation } from './shapes.ts';

/** Placeholders: neither the numbers nor the texts are those of real laws. */
export const legislation: readonly SampleLegislation[] = [
  {
    title: 'Política Estadual de Esporte e Lazer',
    kind: 'lei',
    number: '0.000',
    year: 2021,
    summary:
      'Diz o que o Estado deve fazer para que todo amapaense tenha acesso ao esporte e ao lazer.',
    document: [
      'Art. 1º O esporte e o lazer são direitos de cada pessoa que vive no Amapá.',
      'Art. 2º O Estado oferece programas gratuitos nos 16 municípios.',
    ],
  },
  {
    title: 'Programa Bolsa Atleta',
    kind: 'lei',
    number: '0.000',
    year: 2019,
    summary: 'Cria a ajuda mensal para atletas que treinam e competem pelo estado.',
    document: [
      'Art. 1º Fica criado o Programa Bolsa Atleta, com cinco categorias.',
      'Art. 2º A ajuda é paga por doze meses e pode ser pedida de novo.',
    ],
  },
  {
    title: 'Regulamento do Bolsa Atleta',
    kind: 'decreto',
    number: '0.000',
    year: 2020,
    summary: 'Explica quem pode pedir o Bolsa Atleta, com que documentos e em que prazos.',
    document: [
      'Art. 1º O pedido é gratuito e pode ser feito pelo atleta ou pelo responsável.',
      'Art. 2º O resultado é publicado com a nota de cada pedido.',
    ],
  },
  {
    title: 'Uso dos espaços esportivos do Estado',
    kind: 'decreto',
    number: '0.000',
    year: 2022,
    summary: 'Define como grupos, escolas e clubes reservam ginásios, arenas, piscinas e quadras.',
    document: [
      'Art. 1º O uso dos espaços esportivos pela comunidade é gratuito.',
      'Art. 2º As reservas seguem a ordem de chegada dos pedidos.',
    ],
  },
  {
    title: 'Calendário esportivo de 2025',
    kind: 'portaria',
    number: '000',
    year: 2025,
    summary: 'Aprova as datas dos eventos e competições organizados pela secretaria em 2025.',
    document: [
      'Art. 1º Fica aprovado o calendário esportivo do ano de 2025.',
      'Art. 2º Mudanças de data são avisadas na Agenda de Eventos.',
    ],
  },
  {
    title: 'Acessibilidade nos eventos esportivos',
    kind: 'portaria',
    number: '000',
    year: 2024,
    summary:
      'Obriga todo evento da secretaria a ter rampa, banheiro acessível e tradução em Libras.',
    document: [
      'Art. 1º Todo evento da secretaria deve ser acessível a pessoas com deficiência.',
      'Art. 2º As transmissões ao vivo têm tradução em Libras.',
    ],
  },
];
