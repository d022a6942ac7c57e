import '../ui/cards/columns.css';
import type { Municipality } from '#content/municipalities';
import type { ProgramSummary } from '#content/program-summaries';
import type { SiteSettings } from '#content/site-settings';
import { programPath } from '../../lib/paths.ts';
import { contactAddress } from '../addresses/contact-address.ts';
import { reachAddress } from '../addresses/reach-address.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';

interface TownAnswersProps {
  town: Municipality;
  programs: readonly ProgramSummary[];
  contact: SiteSettings['contact'];
}

const shownPrograms = 5;

/** Who answers for what there is in the town: its programs, and the secretariat for everything else. */
export function TownAnswers({ town: { name }, programs, contact }: TownAnswersProps) {
  return (
    <section className="section" aria-labelledby="quem-responde">
      <div className="wrap">
        <LineHeading id="quem-responde">Quem responde</LineHeading>
        <ul className="columns columns--3-3-1">
          <li>
            <h3 className="d-3">{contact.name}</h3>
            <Reach contact={contact.phone} />
            <p className="small">{contact.hours}</p>
            <GoLink href={contactAddress('duvida', name)}>{`Escrever sobre ${name}`}</GoLink>
          </li>
          {programs.slice(0, shownPrograms).map(({ slug, title, contact: reach }) => (
            <li key={slug}>
              <h3 className="d-3">
                <a className="quiet-link" href={programPath(slug)}>
                  {title}
                </a>
              </h3>
              <Reach contact={reach} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Editors may have typed something that is no address. */
function Reach({ contact }: { contact: string }) {
  const href = reachAddress(contact);
  return <p>{href ? <a href={href}>{contact}</a> : contact}</p>;
}
