import type { Session } from '#content/sessions';
import { ruleSheetPath, sheetPicturePath } from '../../lib/paths.ts';
import { RuleCalendar } from '../ui/cards/rule-calendar.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';

interface SessionActionsProps {
  session: Session;
  next: readonly Session[];
  /** The whole address of the page. */
  url: string;
}

/** Into one's calendar, onto a wall, to others. */
export function SessionActions({ session, next, url }: SessionActionsProps) {
  const { rule } = session;
  const sheet = ruleSheetPath(rule.program.slug, rule.slug);
  return (
    <div className="row screen-only">
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
