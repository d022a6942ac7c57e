import './search-art.css';
import type { SearchAnswer } from '#content/search';
import { formatCount } from '../../lib/counts.ts';
import { subjectNames, subjects } from '../../lib/subjects.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';

const mostKinds = 4;
/** How high the tallest column stands over the line, in pixels. */
const tallest = 76;

/** What was found stands on the page's line, kind by kind, to scale; before a search, people of the sports. */
export function SearchArt({ counts }: Pick<SearchAnswer, 'counts'>) {
  const found = subjectNames
    .map((kind) => ({ name: subjects[kind].search.many, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostKinds);
  const most = Math.max(1, ...found.map(({ count }) => count));
  return (
    <div className="search-art" id="achados" data-region="" aria-hidden="true">
      {found.map(({ name, count }) => (
        <p key={name}>
          <span>
            <b className="fig">{formatCount(count)}</b>
            <svg height={Math.ceil((count / most) * tallest)} focusable="false" aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
          </span>{' '}
          {name}
        </p>
      ))}
      {found.length === 0 ? (
        <>
          <Pictogram name="volei" />
          <Pictogram name="natacao" />
          <Pictogram name="cadeira" />
        </>
      ) : null}
    </div>
  );
}
