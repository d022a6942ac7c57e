import { Fragment } from 'react';
import { sportPath } from '../../../lib/paths.ts';
import { type Sport, sports } from '../../../lib/vocabulary.ts';

/** 'Natação, Ginástica', each a link to its page. */
export function SportLinks({ sports: shown }: { sports: readonly Sport[] }) {
  return shown.map((sport, index) => (
    <Fragment key={sport}>
      {index > 0 ? ', ' : ''}
      <a href={sportPath(sport)}>{sports[sport]}</a>
    </Fragment>
  ));
}
