import { programPath } from '../../lib/paths.ts';
import './program-sheet.css';
import type { Program } from '#content/programs';
import type { SiteSettings } from '#content/site-settings';
import { capitalise } from '../../lib/capitalise.ts';
import { programCategories, weekdays } from '../../lib/vocabulary.ts';
import { shortWeekday, week } from '../../lib/weekdays.ts';
import { Sheet, SheetHead } from '../paper/sheet.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { hoursLabel } from './program-time.ts';

interface ProgramSheetProps {
  program: Program;
  contact: SiteSettings['contact'];
  /** The whole address of the program. */
  address: string;
}

/** More do not fit; the page has the full list. */
const mostRequirements = 5;

/** When, where, who may come, whom to call: readable from a distance. */
export function ProgramSheet({ program, contact, address }: ProgramSheetProps) {
  const { title, category, summary, slug, picture, requirements, schedule, location } = program;
  const [place = location, ...around] = location.split(', ');
  const hours = hoursLabel(program);
  return (
    <Sheet
      {...{ address, contact }}
      invitation="Saiba mais e participe"
      back={{ name: 'Voltar para o programa', path: programPath(slug) }}
    >
      <SheetHead over={`Programa: ${programCategories[category]}`} title={title} />
      <div className="sheet__line program-sheet__top">
        <p className="sheet__lines program-sheet__summary">{summary}</p>
        <Frame picture={picture} shape="4x3" name={title} sizes="70mm" eager />
      </div>
      <section className="program-sheet__part program-sheet__when" aria-labelledby="quando">
        <h2 id="quando">Quando</h2>
        {program.weekdays.length > 0 ? <Week days={program.weekdays} /> : null}
        {hours ? <p className="fig program-sheet__hours">{hours}</p> : null}
        <p className={hours ? undefined : 'program-sheet__words'}>{schedule}</p>
      </section>
      <section className="program-sheet__part" aria-labelledby="onde">
        <h2 id="onde">Onde</h2>
        <p className="program-sheet__place">{place}</p>
        {around.length > 0 ? <p className="program-sheet__town">{around.join(', ')}</p> : null}
      </section>
      <div className="program-sheet__two">
        <section className="program-sheet__part" aria-labelledby="para-quem">
          <h2 id="para-quem">Quem pode participar</h2>
          <ul>
            {(requirements.length > 0 ? requirements : ['Todas as pessoas'])
              .slice(0, mostRequirements)
              .map((text) => (
                <li key={text}>{text}</li>
              ))}
          </ul>
        </section>
        <section className="program-sheet__part" aria-labelledby="telefone">
          <h2 id="telefone">Contato</h2>
          <p className="program-sheet__phone">{program.contact}</p>
        </section>
      </div>
    </Sheet>
  );
}

function Week({ days }: { days: Program['weekdays'] }) {
  return (
    <ol className="program-sheet__week">
      {week.map((day) => (
        <li key={day} className={days.includes(day) ? 'program-sheet__on' : undefined}>
          <span aria-hidden="true">{capitalise(shortWeekday(day))}</span>
          <span className="vh">
            {weekdays[day]}: {days.includes(day) ? 'tem encontro' : 'não tem encontro'}
          </span>
        </li>
      ))}
    </ol>
  );
}
