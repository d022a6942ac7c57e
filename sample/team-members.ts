import type { SampleTeamMember } from './shapes.ts';

/** Invented people. */
export const teamMembers: readonly SampleTeamMember[] = [
  {
    name: 'Helena Barbosa Vilhena',
    position: 'Secretária de Estado',
    description:
      'Professora de educação física. Dirige a secretaria e responde por seus resultados.',
  },
  {
    name: 'Ivan Teles Moura',
    position: 'Secretário adjunto',
    description: 'Cuida do orçamento, dos contratos e do dia a dia da casa.',
  },
  {
    name: 'Socorro Lima Paixão',
    position: 'Coordenadora de Esporte e Lazer',
    description: 'Leva programas e eventos gratuitos aos 16 municípios.',
  },
  {
    name: 'Thiago Menezes Brito',
    position: 'Coordenador de Esporte de Rendimento',
    description: 'Acompanha o Bolsa Atleta, os centros de treinamento e as viagens das equipes.',
  },
  {
    name: 'Dalva Nunes Corrêa',
    position: 'Coordenadora de Paradesporto',
    description:
      'Organiza treinos, transporte adaptado e equipamentos para atletas com deficiência.',
  },
  {
    name: 'Edilson Pacheco Braga',
    position: 'Coordenador de Infraestrutura Esportiva',
    description: 'Planeja as reformas e mantém abertos ginásios, arenas, piscinas e quadras.',
  },
];
