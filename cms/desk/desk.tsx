import type { AdminViewServerProps } from 'payload';
import { now as currentMoment } from '../../lib/clock.ts';
import { dayOf, dayOfMonth, monthName, timeOf } from '../../lib/dates.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { SamplePanel } from '../sample-removal/sample-panel.tsx';
import { settings } from '../settings.ts';
import type { DayItem } from './day-items.ts';
import { DayLine } from './day-line.tsx';
import './desk.css';
import { asksToday, greeting } from './greeting.ts';
import { DraftList, EntryQueues, MailQueue, MendList, StorageState } from './lists.tsx';
import { readDesk } from './read-desk.ts';
import { WaitingList } from './waiting-list.tsx';

/** The admin's first page: each account sees what its role can act on. */
export async function Desk(props: AdminViewServerProps) {
  const { permissions, req } = props.initPageResult;
  const now = currentMoment(settings);
  const desk = await readDesk(req, permissions, now);
  const { inbox, queues, drafts, mail, storage, backup } = desk;
  return (
    <div className="desk">
      <Head asks={desk.asks} items={desk.line} name={req.user?.name} now={now} />
      <div className="desk__board">
        <div>
          {inbox ? <WaitingList {...inbox} /> : null}
          {queues ? <EntryQueues now={now} {...queues} /> : null}
        </div>
        <div>
          <MendList rows={desk.toMend} />
          <DraftList drafts={drafts?.mine ?? []} now={now} title="Seus rascunhos" />
          <DraftList
            drafts={drafts?.others ?? []}
            namesAuthors
            now={now}
            title="Rascunhos de outras pessoas"
          />
          {mail ? <MailQueue {...mail} /> : null}
          {storage ? <StorageState {...storage} {...(backup && { backup })} /> : null}
          <SamplePanel {...props} payload={req.payload} user={req.user ?? undefined} />
        </div>
      </div>
    </div>
  );
}

interface HeadProps {
  name: string | undefined;
  now: Date;
  /** How many things ask for somebody. */
  asks: number;
  /** Without them the account does not write content. */
  items: DayItem[] | undefined;
}

function Head({ name, now, asks, items }: HeadProps) {
  const day = dayOf(now);
  return (
    <div className="desk__head">
      <div className="desk__hello">
        <div>
          <h1>{greeting(timeOf(now), name)}</h1>
          <p>
            {weekdayName(day)}, {dayOfMonth(day)} de {monthName(day)}. {asksToday(asks)}
          </p>
        </div>
        {items ? (
          <div className="desk__verbs">
            <a className="desk-button" href="/admin/collections/events/create">
              Novo evento
            </a>
            <a className="desk-button" href="/admin/collections/news/create">
              Nova notícia
            </a>
            <a className="desk-button desk-button--live" href="/admin/ao-vivo">
              Ir ao vivo
            </a>
          </div>
        ) : null}
      </div>
      {items ? <DayLine items={items} now={now} /> : null}
    </div>
  );
}
