import './rule-rows.css';
import type { Session, SessionRule } from '#content/sessions';
import { rhythmWords } from '../../../lib/rhythm-words.ts';
import { ActivityTags } from './activity-tags.tsx';
import { RuleCalendar } from './rule-calendar.tsx';
import { placeText } from './session-words.ts';

/** A rule and its next date. */
export interface ComingRule {
  rule: SessionRule;
  next: Session;
}

interface RuleRowsProps {
  rules: readonly ComingRule[];
  /** What tells them apart where they stand: the class, or the town. */
  title: (rule: SessionRule) => string;
}

/** Classes that repeat: when, where, for whom, and one button for the calendar. */
export function RuleRows({ rules, title }: RuleRowsProps) {
  return (
    <ul className="rule-rows">
      {rules.map(({ rule, next }) => (
        <li key={rule.id}>
          <div>
            <h3 className="d-3" id={`turma-${rule.slug}`}>
              {title(rule)}
            </h3>
            <p>
              <b>{rhythmWords(rule)}</b>
            </p>
            <p className="small muted">{placeText(rule.place.name, rule)}</p>
            <ActivityTags activity={rule} />
          </div>
          <RuleCalendar rule={rule} next={next} describedBy={`turma-${rule.slug}`} small />
        </li>
      ))}
    </ul>
  );
}
