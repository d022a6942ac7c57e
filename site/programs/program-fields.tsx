import { paths, townPath } from '../../lib/paths.ts';
import './program-fields.css';
import type { Program } from '#content/programs';
import { nounFor } from '../../lib/counts.ts';
import { contactAddress } from '../addresses/contact-address.ts';
import type { ComingRule } from '../ui/cards/rule-rows.tsx';
import { SportLinks } from '../ui/cards/sport-links.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { keyFigure } from './key-figure.ts';

interface ProgramFieldsProps {
  program: Program;
  rules: readonly ComingRule[];
}

/** Two fields side by side: where it is, and who may come. */
export function ProgramFields({ program, rules }: ProgramFieldsProps) {
  const { title, location, requirements, sports } = program;
  const [place = location, ...around] = location.split(', ');
  // A program's place is typed: the town is known where one of its classes is in it.
  const town = rules
    .map(({ rule }) => rule.municipality)
    .find((municipality) => municipality?.name === around.at(-1));
  const key = keyFigure(requirements);
  const others = requirements.filter((text) => text !== key?.source);
  return (
    <div className="section fields">
      <section className="venue" aria-labelledby="local">
        <div className="venue__north north">
          <h2 className="d-3" id="local">
            Local
          </h2>
          <p className="venue__place">{place}</p>
        </div>
        <div className="venue__south">
          {around.length > 0 ? (
            <p className="lead">
              {town ? <a href={townPath(town.slug)}>{around.join(', ')}</a> : around.join(', ')}
            </p>
          ) : null}
          {sports.length > 0 ? (
            <p>
              {nounFor(sports.length, 'Esporte', 'Esportes')}: <SportLinks sports={sports} />
            </p>
          ) : null}
          <GoLink href={paths.places}>Ver os lugares de esporte no mapa</GoLink>
        </div>
      </section>
      <section className="who sunny" aria-labelledby="quem">
        <h2 className="d-2" id="quem">
          Quem pode participar
        </h2>
        {key ? (
          <p className="who__key">
            <b className="fig">{key.figure}</b> <span>{key.label}</span>
          </p>
        ) : null}
        {others.length > 0 ? (
          <ul>
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        {requirements.length === 0 ? <p className="who__all">Todas as pessoas.</p> : null}
        <ButtonLink href={contactAddress('duvida', title)}>Tirar uma dúvida</ButtonLink>
      </section>
    </div>
  );
}
