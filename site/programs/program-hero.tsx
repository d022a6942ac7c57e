import './program-hero.css';
import type { Program } from '#content/programs';
import { programCategories } from '../../lib/vocabulary.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { contactAddress } from '../layout/contact-address.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Frame } from '../ui/frame.tsx';
import { HeroArt } from '../ui/posters/hero-art.tsx';
import { keyFigure } from './key-figure.ts';
import { hoursLabel } from './program-time.ts';

/** The title stands on the line; what it means for you hangs from it. */
export function ProgramHero({ program }: { program: Program }) {
  const { title, category, summary, picture } = program;
  // The longest word decides: it must fit the column without breaking.
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const size =
    longest > 11 || title.length > 28 ? 'cover__title cover__title--long' : 'cover__title';
  return (
    <header className="cover">
      <div className="cover__north">
        <div className="wrap">
          <Breadcrumb trail={[{ name: 'Projetos', path: '/programas' }]} here={title} />
          <div className="cover__name">
            <p className="cover__badge">{programCategories[category]}</p>
            <h1 className={size}>{title}</h1>
          </div>
        </div>
      </div>
      <div className="cover__south">
        {picture?.kind === 'poster' ? (
          <HeroArt name={picture.poster} className="cover__art" />
        ) : (
          <div className="cover__photo">
            <Frame picture={picture} shape="1x1" name={title} sizes="40vw" eager />
          </div>
        )}
        <div className="wrap">
          <p className="cover__summary">{summary}</p>
          <div className="cover__actions">
            <ButtonLink href="#como-participar" look="sun">
              Quero participar
            </ButtonLink>
            <ButtonLink href={contactAddress('informacao', title)} look="ghost">
              Entre em contato
            </ButtonLink>
          </div>
          <Facts program={program} />
        </div>
      </div>
    </header>
  );
}

function Facts({ program }: { program: Program }) {
  const { weekdays, requirements } = program;
  const key = keyFigure(requirements);
  const hours = hoursLabel(program);
  const facts = [
    ...(hours ? [{ figure: hours, label: 'horário' }] : []),
    ...(weekdays.length > 0
      ? [
          {
            figure: `${weekdays.length}×`,
            label: 'por semana',
          },
        ]
      : []),
    ...(key ? [{ figure: key.figure, label: key.label }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="cover__facts">
      {facts.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fig">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
