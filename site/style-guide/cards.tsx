import { EventCard } from '../ui/cards/event-card.tsx';
import { EventLines } from '../ui/cards/event-lines.tsx';
import { NewsCard } from '../ui/cards/news-card.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { Chapter, Example } from './example.tsx';
import { article, cancelled, confirmed, long, now, postponed } from './samples.ts';

const events = [confirmed, postponed, cancelled, long];

export function Cards() {
  return (
    <Chapter id="cartoes" title="Cartões">
      {events.map((event) => (
        <EventCard key={event.slug} event={event} now={now} />
      ))}
      <Example name="eventos em resumo">
        <EventLines events={events} now={now} withTown />
      </Example>
      <div className="chapter__grid">
        <NewsCard item={article} />
        <Example name="sem fotografia, com iniciais">
          <Frame picture={undefined} shape="4x5" name="Joana Furtado" />
        </Example>
      </div>
    </Chapter>
  );
}
