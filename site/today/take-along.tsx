import { paths } from '../../lib/paths.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { whatsAppText } from '../ui/controls/share-address.ts';
import type { TodayView } from './today-view.ts';
import { weekText } from './week-text.ts';

interface TakeAlongProps {
  view: TodayView;
  week: readonly Activity[];
  url: string;
  origin: string;
}

/** The week for others, and the calendar that changes by itself. */
export function TakeAlong({ view, week, url, origin }: TakeAlongProps) {
  const town = view.town?.name ?? 'Amapá';
  const query = view.town ? `?municipio=${view.town.slug}` : '';
  const calendar = `${origin.replace(/^https?:/, 'webcal:')}${paths.sessionsCalendar}${query}`;
  return (
    <section className="today-take sunny screen-only" aria-labelledby="no-calendario">
      <div className="wrap">
        <h2 className="d-1" id="no-calendario">
          {town} no seu calendário
        </h2>
        <p className="lead">
          O que mudar aqui muda também no seu celular. De graça e sem cadastro. Ou mande a semana
          para quem você quer que vá junto.
        </p>
        <div className="row">
          <ButtonLink href={calendar} icon="calendar">
            Assinar o calendário
          </ButtonLink>
          <ButtonLink
            href={whatsAppText(weekText(week, town, url))}
            look="ghost"
            icon="share"
            external
          >
            Compartilhar a semana
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
