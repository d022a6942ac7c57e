import type { Event } from '#content/events';
import type { ServiceCard } from '#content/services';
import { eventSheetPath, servicePath, sheetPicturePath } from '../../lib/paths.ts';
import { isOpen, serviceState, stateWords } from '../../lib/service-state.ts';
import { calendarProps } from '../ui/cards/event-card.tsx';
import { isOver } from '../ui/cards/event-standing.ts';
import { AddToCalendar } from '../ui/controls/add-to-calendar.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { agendaAddress } from './agenda-view.ts';

interface EventActionsProps {
  event: Event;
  /** How one takes part in it. */
  service: ServiceCard | undefined;
  /** The whole address of the event's page. */
  url: string;
  now: Date;
}

export function EventActions({ event, service, url, now }: EventActionsProps) {
  return (
    <div className="actions screen-only">
      {takesPeople(event, now) ? <SignUp event={event} service={service} now={now} /> : null}
      {event.status === 'cancelado' ? null : <AddToCalendar {...calendarProps(event)} main />}
      <ButtonLink href={eventSheetPath(event.slug)} look="ghost" icon="print">
        Imprimir o cartaz
      </ButtonLink>
      <ButtonLink href={sheetPicturePath(eventSheetPath(event.slug))} look="ghost" icon="download">
        Imagem para enviar
      </ButtonLink>
      <Share id="compartilhar" title={event.title} url={url} />
      <ButtonLink href={agendaAddress({ data: event.day })} look="ghost" icon="back">
        Voltar para a agenda
      </ButtonLink>
    </div>
  );
}

/** The service of the event says whether one can sign up; without one, the editor's link does. */
function SignUp({ event: { registration }, service, now }: Omit<EventActionsProps, 'url'>) {
  if (service) {
    const state = serviceState(service, now);
    return isOpen(state) ? (
      <ButtonLink href={servicePath(service.slug)} look="sun">
        Inscreva-se
      </ButtonLink>
    ) : (
      <ButtonLink href={servicePath(service.slug)} look="ghost">
        Inscrição: {stateWords(state, now)}
      </ButtonLink>
    );
  }
  if (!registration) return null;
  return (
    <ButtonLink href={registration} look="sun" external={!registration.startsWith('/')}>
      Inscreva-se
    </ButtonLink>
  );
}

/** Nobody signs up for what is cancelled or over. */
const takesPeople = (event: Event, now: Date) =>
  event.status !== 'cancelado' && !isOver(event, now);
