import './subscribe.css';
import type { EventPlace } from '#content/events';
import { agendaArchivePath } from '../../lib/paths.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import { Icon } from '../drawings/icon.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { type AgendaView, feedAddress, sheetAddress } from './agenda-view.ts';

interface SubscribeProps {
  view: AgendaView;
  places: EventPlace[];
  /** The site's own address, 'https://…'. */
  origin: string;
}

/** An address for calendar programs, which read it again regularly. */
export function Subscribe({ view, places, origin }: SubscribeProps) {
  const address = origin + feedAddress(view);
  const place = places.find(({ slug }) => slug === view.place)?.name;
  const chosen = [view.category ? eventCategories[view.category] : '', place].filter(Boolean);
  return (
    <aside
      className="subscribe screen-only"
      id="agenda-assinatura"
      aria-labelledby="assinar"
      data-region=""
    >
      <h2 className="d-3" id="assinar">
        A agenda no seu calendário
      </h2>
      <p>
        Assine{' '}
        {chosen.length > 0 ? `só o que você filtrou (${chosen.join(', ')})` : 'todos os eventos'}: o
        que mudar aqui muda também no seu celular. A assinatura traz o que vem e os últimos 200; os
        de antes estão nos <a href={agendaArchivePath}>calendários por ano</a>.
      </p>
      <a className={buttonClass(['ghost', 'small'])} href={address.replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar" />
        Assinar a agenda
      </a>
      <label htmlFor="endereco-da-agenda">Endereço para copiar</label>
      <input className="input" id="endereco-da-agenda" readOnly value={address} />
      <p>
        Para a parede da escola, do posto de saúde ou do terminal: o mês inteiro em uma folha A4.
      </p>
      <a className={buttonClass(['ghost', 'small'])} href={sheetAddress(view)}>
        <Icon name="print" />
        Imprimir o cartaz do mês
      </a>
    </aside>
  );
}
