import type { Session, SessionRule } from '#content/sessions';
import { ruleCalendarPath } from '../../../lib/paths.ts';
import { recurrenceText } from '../../../lib/recurrence.ts';
import { AddToCalendar } from '../controls/add-to-calendar.tsx';
import { placeText, seriesText } from './session-words.ts';

interface RuleCalendarProps {
  rule: SessionRule;
  /** The first date that the calendar gets. */
  next: Session;
  describedBy?: string;
  small?: boolean;
}

/** Puts all dates of a rule into one's calendar. */
export function RuleCalendar({ rule, next, describedBy, small = false }: RuleCalendarProps) {
  return (
    <AddToCalendar
      icsHref={ruleCalendarPath(rule.program.slug, rule.slug)}
      main={!small}
      label="Pôr no meu calendário"
      title={rule.name}
      startsAt={next.startsAt.toISOString()}
      endsAt={next.endsAt.toISOString()}
      location={placeText(rule.place.name, rule)}
      description={seriesText(rule)}
      recurrence={recurrenceText(rule)}
      {...(describedBy ? { describedBy } : {})}
    />
  );
}
