import './leisure-page.css';
import type { Program } from '#content/programs';
import type { SportDimension } from '../../lib/vocabulary.ts';
import { contactAddress } from '../addresses/contact-address.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Dimensions } from './dimensions.tsx';
import { PlacesSection } from './places-section.tsx';
import type { PlaceFilter, Town } from './places-view.ts';
import { ThisWeek, WeekClasses } from './this-week.tsx';
import type { Week } from './week.ts';
import { WeekStrip } from './week-strip.tsx';

interface LeisurePageProps {
  week: Week;
  now: Date;
  programs: Partial<Record<SportDimension, Program[]>>;
  towns: Town[];
  filter: PlaceFilter;
  notice: NoticeText | undefined;
}

/** What one can do today: when, what and where, in this order. */
export function LeisurePage({ week, now, programs, towns, filter, notice }: LeisurePageProps) {
  return (
    <>
      <Masthead
        title="Esporte e Lazer"
        lead="Saia de casa hoje: o que acontece nesta semana, os programas gratuitos e os lugares para praticar nos 16 municípios."
        {...crumbsOf('places')}
        art={<HeroArt name="skate" className="scene__art mast__art leisure-art" />}
        south={
          <div className="leisure-south">
            <WeekStrip days={week.days} />
            <ButtonLink href="#onde-praticar" look="sun">
              Achar um lugar para praticar
            </ButtonLink>
          </div>
        }
      />
      {notice ? (
        <div className="wrap section">
          <Notice {...notice} />
        </div>
      ) : null}
      <ThisWeek week={week} now={now} />
      <WeekClasses week={week} now={now} />
      <Dimensions programs={programs} />
      <PlacesSection towns={towns} filter={filter} now={now} />
      <MissingPlace />
    </>
  );
}

function MissingPlace() {
  return (
    <section className="missing sunny" aria-labelledby="falta-lugar">
      <div className="wrap missing__words">
        <h2 className="d-1" id="falta-lugar">
          Falta um lugar da sua cidade?
        </h2>
        <p className="lead">
          Conte onde fica, o que se pratica ali e em que horário. A gente confere e põe no mapa.
        </p>
        <ButtonLink href={contactAddress('sugestao', 'Lugar para praticar')}>
          Indicar um lugar
        </ButtonLink>
      </div>
    </section>
  );
}
