import type { Session } from '#content/sessions';
import type { TakingPart } from '#content/taking-part';
import { ruleSheetPath, sheetPicturePath } from '../../lib/paths.ts';
import { RuleCalendar } from '../ui/cards/rule-calendar.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { SignUpLink } from '../ui/controls/sign-up-link.tsx';

interface SessionActionsProps {
  session: Session;
  next: readonly Session[];
  /** Of the class, where it has a form. */
  part: TakingPart | undefined;
  /** The whole address of the page. */
  url: string;
  now: Date;
}

/** Into one's calendar, onto a wall, to others. */
export function SessionActions({ session, next, part, url, now }: SessionActionsProps) {
  const { rule } = session;
  const sheet = ruleSheetPath(rule.program.slug, rule.slug);
  return (
    <div className="row screen-only">
      {part ? <SignUpLink part={part} now={now} /> : null}
      <RuleCalendar rule={rule} next={next[0] ?? session} />
      <ButtonLink href={sheet} look="ghost" icon="print">
        Imprimir o cartaz
      </ButtonLink>
      <ButtonLink href={sheetPicturePath(sheet)} look="ghost" icon="download">
        Imagem para enviar
      </ButtonLink>
      <Share id="compartilhar" title={rule.name} url={url} />
    </div>
  );
}
