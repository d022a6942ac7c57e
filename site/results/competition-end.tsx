import type { Competition } from '#content/competitions';
import { competitionFilePath, eventPath, paths, programPath, sportPath } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';

/** Who tells the results, and the same for programs and feed readers. */
export function CompetitionEnd({ competition, url }: { competition: Competition; url: string }) {
  const { slug, title, sport, source, program, event } = competition;
  return (
    <section className="section" aria-labelledby="mais">
      <div className="wrap">
        <h2 className="d-2" id="mais">
          Leve estes resultados
        </h2>
        <p className="lead">{`Quem informa: ${source}.`}</p>
        <div className="row row--close screen-only ends">
          <ButtonLink href={competitionFilePath(slug, 'csv')} look="ghost" icon="download">
            CSV
          </ButtonLink>
          <ButtonLink href={competitionFilePath(slug, 'json')} look="ghost" icon="download">
            JSON
          </ButtonLink>
          <ButtonLink href={competitionFilePath(slug, 'xml')} look="ghost">
            RSS
          </ButtonLink>
          <Share id="compartilhar" title={title} url={url} />
        </div>
        <ul className="row ends">
          {program ? (
            <li>
              <GoLink href={programPath(program.slug)}>{program.title}</GoLink>
            </li>
          ) : null}
          {event ? (
            <li>
              <GoLink href={eventPath(event.slug)}>{event.title}</GoLink>
            </li>
          ) : null}
          <li>
            <GoLink href={sportPath(sport)}>{sports[sport]}</GoLink>
          </li>
          <li>
            <GoLink href={paths.results}>Todas as competições</GoLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
