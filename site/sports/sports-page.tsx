import { counted } from '../../lib/counts.ts';
import { paths } from '../../lib/paths.ts';
import type { Sport } from '../../lib/vocabulary.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { SportCards } from './sport-cards.tsx';

/** A sport with how much there is of it. */
export interface CountedSport {
  sport: Sport;
  places: number;
  /** Classes of seven days. */
  classes: number;
}

export function SportsPage({ counts }: { counts: CountedSport[] }) {
  return (
    <>
      <Masthead
        title="Esportes"
        lead="Escolha um esporte e veja onde praticar, as aulas da semana, quem joga, o que assistir e as regras em um minuto."
        {...crumbsOf('sports')}
        art={<HeroArt name="salto" className="scene__art mast__art mast__art--low" />}
      />
      <section className="section" aria-labelledby="esportes">
        <div className="wrap">
          <h2 className="vh" id="esportes">
            Todos os esportes
          </h2>
          <SportCards
            heading="h3"
            cards={counts.map(({ sport, ...has }) => ({ sport, words: wordsOf(has) }))}
          />
          <p className="sport-cards__more">
            <GoLink href={paths.places}>Ver todos os lugares no mapa</GoLink>
          </p>
        </div>
      </section>
    </>
  );
}

function wordsOf({ places, classes }: Omit<CountedSport, 'sport'>): string {
  const has = [
    classes > 0 ? `${counted(classes, 'aula', 'aulas')} nesta semana` : '',
    places > 0 ? counted(places, 'lugar', 'lugares') : '',
  ].filter(Boolean);
  return has.length > 0 ? has.join(', ') : 'Regras e esportes parecidos';
}
