import { dayOf } from '../lib/dates.ts';
import type { AnEvent } from './event-dates.ts';
import { moment } from './moment.ts';
import type { SampleUpcomingBroadcast } from './shapes.ts';

/** It begins with its event, or at an hour of the event's last day. */
type Announced = Omit<SampleUpcomingBroadcast, 'startsAt'> & { event: string; lastDayAt?: string };

export const upcomingBroadcasts: readonly Announced[] = [
  {
    title: 'Corrida da Serra: 10 km',
    slug: 'corrida-da-serra-10-km',
    description: 'Direto de Serra do Navio, da largada à última ladeira.',
    category: 'atletismo',
    event: 'corrida-da-serra',
    poster: 'corrida',
  },
  {
    title: 'Basquete: Macapá × Porto Grande',
    slug: 'basquete-macapa-porto-grande',
    description: 'Abertura da fase final do estadual masculino.',
    category: 'basquete',
    event: 'estadual-de-basquete-macapa-porto-grande',
    poster: 'basquete',
  },
  {
    title: 'Futlama na Orla: final',
    slug: 'futlama-na-orla-final',
    description: 'A decisão na lama, com a maré baixa do Amazonas.',
    category: 'futebol',
    event: 'futlama-na-orla-final',
    poster: 'arena',
  },
  {
    title: 'Jogos Escolares: vôlei feminino',
    slug: 'jogos-escolares-volei-feminino',
    description: 'As quatro melhores escolas do estado em quadra.',
    category: 'escolares',
    event: 'jogos-escolares-etapa-estadual',
    lastDayAt: '18:30',
    poster: 'volei',
  },
];

export function upcomingBroadcastsOf(events: readonly AnEvent[]): SampleUpcomingBroadcast[] {
  return upcomingBroadcasts.map(({ event, lastDayAt, ...broadcast }) => {
    const shown = events.find(({ slug }) => slug === event);
    if (!shown) throw new Error(`The sample has no event '${event}'.`);
    const { startsAt, endsAt } = shown;
    const lastDay = dayOf(new Date(endsAt ?? startsAt));
    return { ...broadcast, startsAt: lastDayAt ? moment(lastDay, lastDayAt) : startsAt };
  });
}
