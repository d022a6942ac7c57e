import { paths, programPath } from '../../lib/paths.ts';
import './program-browser.css';
import type { Program } from '#content/programs';
import { programCategories } from '../../lib/vocabulary.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { hasLead, LineCard, LineCards } from '../ui/cards/line-cards.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import { type CategoryChoice, categoryTabs } from './categories.ts';

interface ProgramBrowserProps {
  programs: Program[];
  category: CategoryChoice;
  notice: NoticeText | undefined;
}

const path = paths.programs;

export function ProgramBrowser({ programs, category, notice }: ProgramBrowserProps) {
  const of = (id: CategoryChoice) =>
    id === 'todos' ? programs : programs.filter((program) => program.category === id);
  const shown = of(category);
  const tabs = categoryTabs.map(({ id, label, sign }) => ({
    label,
    href: id === 'todos' ? path : `${path}?categoria=${id}`,
    selected: id === category,
    count: of(id).length,
    sign: <Pictogram name={sign} />,
  }));
  return (
    <section className="section browse" id="programas" data-region="" aria-labelledby="lista">
      <div className="wrap">
        <h2 className="vh" id="lista">
          Programas
        </h2>
        <p className="vh" data-announce="">
          {countText(shown.length, category)}
        </p>
        {notice ? <Notice {...notice} /> : null}
        <Tabs label="Categorias de programas" tabs={tabs} />
        {shown.length > 0 ? (
          <LineCards shape="1x1">
            {inOwnLooks(shown).map((program, position) => (
              <Card
                key={program.slug}
                program={program}
                lead={position === 0 && hasLead(shown.length)}
              />
            ))}
          </LineCards>
        ) : (
          <EmptyState
            title="Nenhum programa encontrado"
            text="No momento não há programas nesta categoria. Por favor, verifique novamente em breve."
          >
            <a className={buttonClass()} href={path} data-instant="" data-focus="aba-todos">
              Ver todos os programas
            </a>
          </EmptyState>
        )}
      </div>
    </section>
  );
}

function countText(count: number, category: CategoryChoice): string {
  const found = count === 1 ? '1 programa' : `${count} programas`;
  return category === 'todos' ? found : `${found} em ${programCategories[category]}`;
}

function Card({ program, lead }: { program: Program; lead: boolean }) {
  return (
    <LineCard
      lead={lead}
      frame={
        <Frame
          picture={program.picture}
          shape="1x1"
          name={program.title}
          described
          sizes="(min-width: 62rem) 33vw, (min-width: 44rem) 50vw, 100vw"
        />
      }
      head={
        <>
          <Tag>{programCategories[program.category]}</Tag>
          <h3 className="d-2 program-title">{program.title}</h3>
        </>
      }
    >
      <p>{program.summary}</p>
      <dl className="program-facts">
        <div>
          <dt>Horário:</dt> <dd>{program.schedule}</dd>
        </div>
        <div>
          <dt>Local:</dt> <dd>{program.location}</dd>
        </div>
      </dl>
      <a
        className={buttonClass(lead ? 'small' : ['small', 'ghost'])}
        href={programPath(program.slug)}
      >
        Saiba mais<span className="vh"> sobre {program.title}</span>
      </a>
    </LineCard>
  );
}
