import type { Program } from '#content/programs';
import type { TakingPart } from '#content/taking-part';
import { servicePath } from '../../lib/paths.ts';
import { programCategories } from '../../lib/vocabulary.ts';
import { contactAddress } from '../addresses/contact-address.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Cover, type CoverFact, CoverFacts } from '../layout/cover.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { keyFigure } from './key-figure.ts';
import { hoursLabel } from './program-time.ts';

interface ProgramHeroProps {
  program: Program;
  /** How one takes part in it; without one, the steps below tell it. */
  part: TakingPart | undefined;
  url: string;
}

export function ProgramHero({ program, part, url }: ProgramHeroProps) {
  const { title, category, summary, picture } = program;
  return (
    <Cover
      trail={crumbsIn('programs', title).trail}
      badge={programCategories[category]}
      title={title}
      picture={picture}
    >
      <p className="cover__summary">{summary}</p>
      <div className="row cover__actions">
        <ButtonLink href={part ? servicePath(part.slug) : '#como-participar'} look="sun">
          Quero participar
        </ButtonLink>
        <ButtonLink href={contactAddress('informacao', title)} look="ghost">
          Entre em contato
        </ButtonLink>
        <Share id="compartilhar" title={title} url={url} />
      </div>
      <CoverFacts facts={factsOf(program)} />
    </Cover>
  );
}

function factsOf(program: Program): CoverFact[] {
  const { weekdays, requirements } = program;
  const hours = hoursLabel(program);
  return [
    hours ? { figure: hours, label: 'horário' } : undefined,
    weekdays.length > 0 ? { figure: `${weekdays.length}×`, label: 'por semana' } : undefined,
    keyFigure(requirements),
  ].filter((fact) => fact !== undefined);
}
