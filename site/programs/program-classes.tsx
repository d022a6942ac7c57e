import { LineHeading } from '../ui/cards/line-heading.tsx';
import { type ComingRule, RuleRows } from '../ui/cards/rule-rows.tsx';

/** Where the program meets, town by town. */
export function ProgramClasses({ rules }: { rules: readonly ComingRule[] }) {
  if (rules.length === 0) return null;
  return (
    <section className="section screen-only" aria-labelledby="turmas">
      <div className="wrap">
        <LineHeading id="turmas">Turmas</LineHeading>
        <RuleRows
          rules={rules}
          title={({ name, municipality }) =>
            municipality ? `${name}, ${municipality.name}` : name
          }
        />
      </div>
    </section>
  );
}
