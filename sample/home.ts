import { fixedHome } from '../cms/fixed-texts.ts';
import { paths, programPath } from '../lib/paths.ts';
import type { AthleteSlug } from './athletes.ts';
import type { SampleHome } from './shapes.ts';

export const home: SampleHome<AthleteSlug> = {
  pinNextEvents: true,
  // Events of the next June; their days are in sample/events-yearly.ts.
  nextEvents: ['corrida-na-orla', 'campeonato-de-natacao', 'quinta-feliz-danca-senior'],
  ...fixedHome,
  quickAccess: fixedHome.quickAccess.map((card) =>
    card.link === paths.programs ? { ...card, badge: 'Inscrições abertas' } : card,
  ),
  featured: [
    {
      title: 'Copa das Arenas',
      description:
        'Equipes dos bairros disputam o título estadual. Monte seu time com pelo menos 15 atletas.',
      date: 'Inscrições em junho',
      time: '19h',
      location: 'Arenas de todo o estado',
      link: programPath('copa-arenas'),
      poster: 'futebol',
    },
    {
      title: 'Jogos Paralímpicos',
      description:
        'Treinos de atletismo, natação e bocha com equipe especializada e transporte adaptado.',
      date: 'Seg, qua e sex',
      time: '8h',
      location: 'Centro Paradesportivo',
      link: programPath('jogos-paralimpicos'),
      poster: 'cadeira',
    },
    {
      title: 'Quinta Feliz',
      description: 'Dança, alongamento e boa conversa para quem tem 60 anos ou mais.',
      date: 'Toda quinta',
      time: '14h às 17h',
      location: 'Ginásio Poliesportivo',
      link: programPath('quinta-feliz'),
      poster: 'danca',
    },
  ],
  athletes: ['iracema-picanco', 'davi-lobato', 'joana-furtado', 'naira-quaresma'],
};
