import { paths } from '../../lib/paths.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import '../ui/forms/field.css';
import './athletes-hero.css';
import type { AthleteGroup } from '../../lib/vocabulary.ts';
import { Icon } from '../drawings/icon.tsx';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { athletesAddress } from './search.ts';

interface AthletesHeroProps {
  group: AthleteGroup;
  term: string;
}

/** Example searches, each with the tab on which it finds somebody. */
const examples: { term: string; group: AthleteGroup }[] = [
  { term: 'canoagem', group: 'lendas' },
  { term: 'Santana', group: 'lendas' },
  { term: 'paralímpico', group: 'paralimpicos' },
];

const posts = Array.from({ length: 46 }, (_, post) => `M${-2000 + 80 * post} 400v190`);
const cords = [447, 495, 542, 590].map((y) => `M-2000 ${y}h3600`);

export function AthletesHero({ group, term }: AthletesHeroProps) {
  return (
    <div className="athletes-hero">
      <Masthead
        mix="athletes-hero"
        title={
          <>
            <span>Atletas</span> <span>do Amapá</span>
          </>
        }
        lead="Lendas, novos talentos e campeões paralímpicos que levam o estado mais longe."
        {...crumbsOf('athletes')}
        art={
          <HeroArt name="volei" className="scene__art mast__art athletes-hero__art">
            <path className="tex" d={[...posts, ...cords].join('')} />
          </HeroArt>
        }
        south={
          <>
            <form className="seek" action={`${paths.athletes}#perfis`} method="get" data-instant="">
              <label className="vh" htmlFor="busca">
                Buscar atletas por nome, esporte ou cidade
              </label>
              <Icon name="search" />
              <input
                className="input"
                id="busca"
                type="search"
                name="busca"
                placeholder="Buscar atletas por nome, esporte ou cidade..."
                defaultValue={term}
                maxLength={100}
                autoComplete="off"
              />
              <span id="grupo-da-busca" data-region="">
                {group === 'lendas' ? null : <input type="hidden" name="grupo" value={group} />}
              </span>
              <button className={buttonClass('sun')} type="submit">
                Buscar
              </button>
            </form>
            <p className="seek-hint">
              Experimente:{' '}
              {examples.map((example) => (
                <a
                  key={example.term}
                  href={athletesAddress(example.group, example.term)}
                  data-instant=""
                >
                  {example.term}
                </a>
              ))}
            </p>
          </>
        }
      />
    </div>
  );
}
