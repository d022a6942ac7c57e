import { formatCount, nounFor } from '../../lib/counts.ts';
import { posters, sportPoster } from '../../lib/posters.ts';
import { sportGuides } from '../../lib/sport-guides.ts';
import { type Sport, sports } from '../../lib/vocabulary.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Cover, CoverFacts } from '../layout/cover.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';

interface SportCoverProps {
  sport: Sport;
  /** How many there are: of seven days, of places, of athletes. */
  activities: number;
  places: number;
  athletes: number;
}

export function SportCover({ sport, activities, places, athletes }: SportCoverProps) {
  const name = sports[sport];
  const poster = sportPoster(sport);
  const facts = [
    { count: activities, one: 'atividade na semana', many: 'atividades na semana' },
    { count: places, one: 'lugar para praticar', many: 'lugares para praticar' },
    { count: athletes, one: 'atleta', many: 'atletas' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => ({
      figure: formatCount(count),
      label: nounFor(count, one, many),
    }));
  return (
    <Cover
      trail={crumbsIn('sports', name).trail}
      badge="Esporte"
      title={name}
      picture={{ kind: 'poster', poster, alt: posters[poster].alt }}
    >
      <p className="cover__summary">{sportGuides[sport].summary}</p>
      <p className="row row--close cover__actions">
        {places > 0 ? (
          <ButtonLink href="#onde-praticar" look="sun" icon="place">
            Onde praticar
          </ButtonLink>
        ) : null}
        <ButtonLink href="#regras" look="ghost">
          As regras em um minuto
        </ButtonLink>
      </p>
      <CoverFacts facts={facts} />
    </Cover>
  );
}
