import './data-page.css';
import type { SiteLink } from '#content/site-settings';
import { counted, formatCount, nounFor } from '../../lib/counts.ts';
import { Masthead } from '../layout/masthead.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { DataRules } from './data-rules.tsx';
import { DataSetBlock } from './data-set-block.tsx';
import { Feeds } from './feeds.tsx';
import type { PublishedSet } from './published-set.ts';

interface DataPageProps {
  sport: PublishedSet[];
  transparency: PublishedSet[];
  subjectFeeds: readonly SiteLink[];
  /** Of which years the agenda has events. */
  years: readonly number[];
  /** The site's own address, 'https://…'. */
  origin: string;
}

export function DataPage({ sport, transparency, subjectFeeds, years, origin }: DataPageProps) {
  const sets = [...sport, ...transparency];
  return (
    <>
      <Masthead
        title="Dados abertos"
        lead={`${counted(sets.length, 'conjunto', 'conjuntos')} de dados deste site para você baixar, conferir e usar: na planilha, no seu programa, na sua reportagem.`}
        mix="data-head"
        trail={[]}
        here="Dados abertos"
        south={<Score sets={sets} />}
      />
      <Group id="esporte" title="Esporte e lazer" sets={sport} origin={origin} />
      <Group id="contas" title="Transparência" sets={transparency} origin={origin} />
      <Feeds subjectFeeds={subjectFeeds} years={years} origin={origin} />
      <DataRules />
    </>
  );
}

/** How high the tallest column stands over the line, in pixels. */
const tallest = 150;

/** The records of each set as columns on the line, to scale; on a narrow page they lie. Each leads to its set. */
function Score({ sets }: { sets: PublishedSet[] }) {
  const most = Math.max(1, ...sets.map(({ count }) => count));
  return (
    <ul className="data-score">
      {sets.map(({ id, title, count, noun: [one, many] }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span className="data-score__column">
              <b className="fig">{formatCount(count)}</b>
              <svg
                height={Math.ceil((count / most) * tallest)}
                focusable="false"
                aria-hidden="true"
              >
                <rect width="100%" height="100%" />
              </svg>
            </span>{' '}
            <span className="data-score__name">
              <span className="vh">{nounFor(count, one, many)}: </span>
              {title}
            </span>
            <svg className="data-score__lying" height="12" focusable="false" aria-hidden="true">
              <rect width={`${((count / most) * 100).toFixed(1)}%`} height="100%" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface GroupProps {
  id: string;
  title: string;
  sets: PublishedSet[];
  origin: string;
}

function Group({ id, title, sets, origin }: GroupProps) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <LineHeading id={id}>{title}</LineHeading>
      {sets.map((set) => (
        <DataSetBlock key={set.id} set={set} origin={origin} />
      ))}
    </section>
  );
}
