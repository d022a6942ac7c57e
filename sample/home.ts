import type { AthleteSlug } from './athletes.ts';
import type { SampleHome } from './shapes.ts';

export const home: SampleHome<AthleteSlug> = {
  nextEvents: [
    { day: 15, month: 'Jun', title: 'Corrida na Orla', place: 'Orla do Macapá' },
    { day: 22, month: 'Jun', title: 'Campeonato de Natação', place: 'Centro Aquático' },
    { day: 30, month: 'Jun', title: 'Quinta Feliz - Dança Sênior', place: 'Ginásio Poliesportivo' },
  ],
  quickAccess: [
    {
      title: 'Agenda de Eventos',
      description: 'Corridas, jogos e lazer perto de você.',
      link: '/agenda',
      icon: 'agenda',
      color: 'azul',
    },
    {
      title: 'Programas e Projetos',
      description: 'Aulas gratuitas para todas as idades.',
      link: '/programas',
      icon: 'programas',
      color: 'verde',
      badge: 'Inscrições abertas',
    },
    {
      title: 'Transmissões ao Vivo',
      description: 'Assista aos jogos de onde estiver.',
      link: '/transmissoes',
      icon: 'transmissoes',
      color: 'azul',
    },
    {
      title: 'Nossos Atletas',
      description: 'Quem leva o Amapá ao pódio.',
      link: '/atletas',
      icon: 'atletas',
      color: 'verde',
    },
  ],
  featured: [
    {
      title: 'Copa das Arenas',
      description:
        'Equipes dos bairros disputam o título estadual. Monte seu time com pelo menos 15 atletas.',
      date: 'Inscrições em junho',
      time: '19h',
      location: 'Arenas de todo o estado',
      link: '/programas/copa-arenas',
      poster: 'futebol',
    },
    {
      title: 'Jogos Paralímpicos',
      description:
        'Treinos de atletismo, natação e bocha com equipe especializada e transporte adaptado.',
      date: 'Seg, qua e sex',
      time: '8h',
      location: 'Centro Paradesportivo',
      link: '/programas/jogos-paralimpicos',
      poster: 'cadeira',
    },
    {
      title: 'Quinta Feliz',
      description: 'Dança, alongamento e boa conversa para quem tem 60 anos ou mais.',
      date: 'Toda quinta',
      time: '14h às 17h',
      location: 'Ginásio Poliesportivo',
      link: '/programas/quinta-feliz',
      poster: 'danca',
    },
  ],
  impact: [
    { figure: '27+', label: 'programas esportivos' },
    { figure: '5.000+', label: 'atletas atendidos' },
    { figure: '120+', label: 'eventos por ano' },
    { figure: '16', label: 'municípios, dos dois lados da linha' },
  ],
  athletes: ['iracema-picanco', 'davi-lobato', 'joana-furtado', 'naira-quaresma'],
};
