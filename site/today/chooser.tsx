import './chooser.css';
import type { Municipality } from '#content/municipalities';
import { counted } from '../../lib/counts.ts';
import { paths } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { Icon } from '../drawings/icon.tsx';
import { Island } from '../islands/island.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { SelectField } from '../ui/forms/field.tsx';
import { KeptNote } from './kept-note.island.tsx';
import { filterCount, queryOf, type TodayView, todayAddress } from './today-view.ts';

const townField = 'municipio';
const ages: Record<number, string> = {
  8: 'Crianças',
  15: 'Adolescentes',
  30: 'Adultos',
  65: '60 anos ou mais',
};

/** Whose day it is: the town, then, behind one button on a phone, the rest. */
export function Chooser({ view, towns }: { view: TodayView; towns: readonly Municipality[] }) {
  const { gratuito, acessivel, dia } = queryOf(view);
  return (
    <form className="chooser screen-only" action={paths.sessions} data-instant="">
      <div className="wrap chooser__fields">
        {Object.entries({ gratuito, acessivel, dia }).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <div className="chooser__town">
          <SelectField
            id={townField}
            name="municipio"
            label="Minha cidade"
            options={[
              { value: '', label: 'Todo o Amapá' },
              ...towns.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            defaultValue={view.town?.slug ?? ''}
          />
        </div>
        <Filters view={view} />
        <button className={`${buttonClass()} chooser__go`} type="submit">
          Mostrar
        </button>
        <Island of={KeptNote} from="today/kept-note" when="idle" props={{ field: townField }} />
      </div>
    </form>
  );
}

/** Open when one of them is set. */
function Filters({ view }: { view: TodayView }) {
  const count = filterCount(view);
  return (
    <details className="chooser__more" open={count > 0}>
      <summary className={buttonClass('ghost')}>
        {count > 0 ? counted(count, 'filtro', 'filtros') : 'Filtros'}
      </summary>
      <div className="row row--close chooser__filters">
        <SelectField
          id="idade"
          name="idade"
          label="Para quem"
          options={ageOptions(view.age)}
          defaultValue={view.age?.toString() ?? ''}
        />
        <SelectField
          id="esporte"
          name="esporte"
          label="Esporte"
          options={[
            { value: '', label: 'Todos os esportes' },
            ...Object.entries(sports).map(([value, label]) => ({ value, label })),
          ]}
          defaultValue={view.sport ?? ''}
        />
        <Chip id="gratuito" name="gratuito" view={view} isOn={view.free}>
          Gratuito
        </Chip>
        <Chip id="acessivel" name="acessivel" view={view} isOn={view.accessible}>
          Acessível
        </Chip>
      </div>
    </details>
  );
}

/** An age that is none of the usual ones came with the address. */
function ageOptions(age: number | undefined) {
  const usual = Object.entries(ages).map(([value, label]) => ({ value, label }));
  const other =
    age === undefined || age in ages
      ? []
      : [{ value: `${age}`, label: counted(age, 'ano', 'anos') }];
  return [{ value: '', label: 'Todas as idades' }, ...usual, ...other];
}

interface ChipProps {
  id: string;
  name: 'gratuito' | 'acessivel';
  view: TodayView;
  isOn: boolean;
  children: string;
}

/** A link, so that it works without a script; it says what it will do. */
function Chip({ id, name, view, isOn, children }: ChipProps) {
  return (
    <a
      className={isOn ? 'chooser__chip chooser__chip--on' : 'chooser__chip'}
      id={id}
      href={todayAddress(view, { [name]: isOn ? undefined : 'sim' })}
      data-instant=""
    >
      {isOn ? <Icon name="close" /> : null}
      <span className="vh">{isOn ? 'Não só: ' : 'Só: '}</span>
      {children}
    </a>
  );
}
