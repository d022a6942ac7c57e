import type { Event } from '#content/events';
import type { TakingPart } from '#content/taking-part';
import { eventSheetPath, sheetPicturePath } from '../../lib/paths.ts';
import { calendarProps } from '../ui/cards/event-card.tsx';
import { isOver } from '../ui/cards/event-standing.ts';
import { AddToCalendar } from '../ui/controls/add-to-calendar.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { SignUpLink } from '../ui/controls/sign-up-link.tsx';
import { agendaAddress } from './agenda-view.ts';

interface EventActionsProps {
  event: Event;
  /** How one takes part in it. */
  part: TakingPart | undefined;
  /** The whole address of the event's page. */
  url: string;
  now: Date;
}

export function EventActions({ event, part, url, now }: EventActionsProps) {
  return (
    <div className="actions screen-only">
      {isAhead(event, now) ? <SignUp event={event} part={part} now={now} /> : null}
      {isAhead(event, now) ? <AddToCalendar {...calendarProps(event)} main /> : null}
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
function SignUp({ event: { registration }, part, now }: Omit<EventActionsProps, 'url'>) {
  if (part) return <SignUpLink part={part} now={now} />;
  if (!registration) return null;
  return (
    <ButtonLink href={registration} look="sun" external={!registration.startsWith('/')}>
      Inscreva-se
    </ButtonLink>
  );
}

/** Nobody signs up for what is cancelled or over, or puts it into a calendar. */
const isAhead = (event: Event, now: Date) => event.status !== 'cancelado' && !isOver(event, now);
