import './event-tags.css';
import type { Event } from '#content/events';
import { eventCategories } from '../../../lib/vocabulary.ts';
import { Tag } from '../controls/tag.tsx';
import { eventStanding } from './event-standing.ts';

interface EventTagsProps {
  event: Event;
  now: Date;
}

/** What kind of event it is and, when it matters, how it stands. */
export function EventTags({ event, now }: EventTagsProps) {
  return (
    <>
      <CategoryTag category={event.category} /> <StandingTag event={event} now={now} />
    </>
  );
}

export function StandingTag({ event, now }: EventTagsProps) {
  const standing = eventStanding(event, now);
  return standing ? <Tag tone="plain">{standing}</Tag> : null;
}

/** Blue and square for competitions, green and round for every other category. */
export function CategoryTag({ category }: Pick<Event, 'category'>) {
  const competes = category === 'competicao';
  return (
    <Tag tone={competes ? 'blue' : 'green'}>
      <i className={competes ? 'kind-sign kind-sign--c' : 'kind-sign'} />
      {eventCategories[category]}
    </Tag>
  );
}
