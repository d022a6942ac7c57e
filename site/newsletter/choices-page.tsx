import type { OwnChoices, Town } from '#content/newsletter-choices';
import { letterHours } from '../../lib/fresh-round.ts';
import { letterSubjects } from '../../lib/letter-choices.ts';
import { cancelLettersPath, paths } from '../../lib/paths.ts';
import { type LetterRhythm, letterRhythms } from '../../lib/vocabulary.ts';
import '../ui/forms/desk.css';
import '../ui/forms/field.css';
import '../ui/cards/columns.css';
import './choices-page.css';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { DataCare } from '../ui/forms/data-care.tsx';
import { choiceFields } from './posted-choices.ts';

interface ChoicesPageProps {
  code: string;
  own: OwnChoices;
  towns: readonly Town[];
  notice?: NoticeText | undefined;
}

/** What a subscriber wants to get, by the link in every letter. A plain form. */
export function ChoicesPage({ code, own, towns, notice }: ChoicesPageProps) {
  return (
    <div className="desk-page">
      <div className="wrap">
        <Breadcrumb
          trail={[{ name: 'Newsletter', path: paths.newsletter }]}
          here="Escolher o que recebo"
        />
      </div>
      <section className="desk" aria-labelledby="escolhas-titulo">
        <div className="page desk__page">
          <div className="desk__words">
            <h1 className="d-1" id="escolhas-titulo">
              O que você quer receber
            </h1>
            <p className="lead">
              A escolha vale para <span className="choices__address">{own.address}</span>, a partir
              da próxima mensagem.
            </p>
            <p className="desk__note">
              <a href={cancelLettersPath(own.cancelCode)}>Cancelar a inscrição</a>
            </p>
          </div>
          <form className="desk__paper" action={paths.newsletterChoices} method="post">
            {notice ? <Notice {...notice} /> : null}
            <input type="hidden" name="codigo" value={code} />
            <Rhythm {...own.wanted} />
            <Towns towns={towns} chosen={own.wanted.towns} />
            <Subjects chosen={own.wanted.subjects} />
            <div>
              <button className={buttonClass()} type="submit">
                Guardar escolhas
              </button>
              <p className="small muted desk__note">
                Ao cancelar a inscrição, apagamos também as escolhas. <DataCare />
              </p>
            </div>
          </form>
        </div>
      </section>
    </div>
  );
}

const rhythmHints: Record<LetterRhythm, string> = {
  semanal: 'A edição da newsletter, com o que combina com as suas escolhas.',
  logo: `No máximo uma mensagem por hora, das ${letterHours.first}h às ${letterHours.last}h, só quando há novidade. Sem a edição semanal.`,
};

function Rhythm({ rhythm }: Pick<OwnChoices['wanted'], 'rhythm'>) {
  return (
    <fieldset className="choices">
      <legend className="d-3">Quando</legend>
      {(Object.keys(letterRhythms) as LetterRhythm[]).map((value) => (
        <label className="choices__one" key={value}>
          <input
            type="radio"
            name={choiceFields.rhythm}
            value={value}
            defaultChecked={rhythm === value}
          />
          <span>
            {letterRhythms[value]}
            <span className="small muted choices__hint">{rhythmHints[value]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Towns({ towns, chosen }: { towns: readonly Town[]; chosen: readonly number[] }) {
  return (
    <fieldset className="choices" aria-describedby="municipios-dica">
      <legend className="d-3">Municípios</legend>
      <p className="field__hint" id="municipios-dica">
        Sem marcar nenhum, você recebe de todos. A escolha vale para os eventos: notícias e serviços
        são do estado todo.
      </p>
      <div className="columns columns--2-2-1 choices__list">
        {towns.map((town) => (
          <Box
            key={town.id}
            name={choiceFields.town(town)}
            label={town.name}
            isTicked={chosen.includes(town.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Subjects({ chosen }: { chosen: readonly string[] }) {
  return (
    <fieldset className="choices" aria-describedby="assuntos-dica">
      <legend className="d-3">Assuntos</legend>
      <p className="field__hint" id="assuntos-dica">
        Sem marcar nenhum, você recebe todos.
      </p>
      {letterSubjects.map(({ title, subjects }) => (
        <fieldset className="choices" key={title}>
          <legend className="choices__group">{title}</legend>
          <div className="columns columns--2-2-1 choices__list">
            {subjects.map(({ value, label }) => (
              <Box
                key={value}
                name={choiceFields.subject(value)}
                label={label}
                isTicked={chosen.includes(value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

function Box({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  return (
    <label className="choices__one">
      <input type="checkbox" name={name} value="sim" defaultChecked={isTicked} />
      <span>{label}</span>
    </label>
  );
}
