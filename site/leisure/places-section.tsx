import { paths, placesPath, sportPath } from '../../lib/paths.ts';
import '../ui/cards/columns.css';
import './places-section.css';
import { nounFor } from '../../lib/counts.ts';
import { sports } from '../../lib/vocabulary.ts';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Tooltip } from '../ui/controls/tooltip.tsx';
import { SelectField } from '../ui/forms/field.tsx';
import { MapCredit } from '../ui/media/map-credit.tsx';
import { AmapaMap, townTip } from './amapa-map.tsx';
import { PlaceList } from './place-list.tsx';
import { countPlaces, type PlaceFilter, type Town } from './places-view.ts';

interface PlacesSectionProps {
  towns: Town[];
  filter: PlaceFilter;
  now: Date;
}

/** One region: a filter changes fields, map and list together. */
export function PlacesSection({ towns, filter, now }: PlacesSectionProps) {
  return (
    <section id="onde-praticar" data-region="" aria-labelledby="onde-praticar-titulo">
      <div className="atlas">
        <div className="page atlas__page">
          <div className="atlas__words">
            <div>
              <h2 className="d-1" id="onde-praticar-titulo">
                Onde praticar
              </h2>
              <p className="lead atlas__lead">
                Ginásios, arenas, piscinas, praças, quadras e pistas, dos dois lados da linha do
                Equador.
              </p>
              <PlaceForm towns={towns} filter={filter} />
            </div>
          </div>
          <nav className="atlas__map" aria-label="Mapa dos 16 municípios">
            <AmapaMap towns={towns} filter={filter} />
            {towns.map((town) => (
              <Tooltip key={town.slug} id={townTip(town.slug)}>
                {tipText(town)}
              </Tooltip>
            ))}
          </nav>
          <div className="atlas__count" id="encontrados" tabIndex={-1}>
            <p data-announce="">
              <b className="fig">{countPlaces(towns)}</b> {summary(towns, filter)}
            </p>
          </div>
        </div>
      </div>
      <PlaceList towns={towns} filter={filter} now={now} />
      <p className="wrap atlas__towns">
        {filter.sport ? (
          <>
            <GoLink href={sportPath(filter.sport)}>
              {`Tudo sobre ${sports[filter.sport].toLowerCase()}: onde, quando e regras`}
            </GoLink>
            <br />
          </>
        ) : null}
        <GoLink href={paths.municipalities}>Ver cada município, do norte ao sul</GoLink>
      </p>
      <MapCredit className="atlas__credit" />
    </section>
  );
}

function PlaceForm({ towns, filter }: Omit<PlacesSectionProps, 'now'>) {
  const byName = [...towns].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  return (
    <form
      className="columns columns--2-2-1 atlas__form"
      action={`${paths.places}#encontrados`}
      data-instant=""
    >
      <SelectField
        id="municipio"
        name="municipio"
        label="Município"
        defaultValue={filter.municipality ?? ''}
        options={[
          { value: '', label: 'Todos os municípios' },
          ...byName.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <SelectField
        id="esporte"
        name="esporte"
        label="Esporte"
        defaultValue={filter.sport ?? ''}
        options={[
          { value: '', label: 'Todos os esportes' },
          ...Object.entries(sports).map(([value, label]) => ({ value, label })),
        ]}
      />
      <div className="row row--close atlas__buttons">
        <button className={buttonClass()} id="buscar-lugares" type="submit">
          Buscar lugares
        </button>
        {filter.municipality || filter.sport ? (
          <ButtonLink href={placesPath({})} look="ghost">
            Limpar filtros
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}

function tipText({ name, count }: Town): string {
  if (count === 0) return `${name}: nenhum lugar por enquanto`;
  return count === 1 ? `Ver o lugar de ${name}` : `Ver ${count} lugares em ${name}`;
}

function summary(towns: Town[], { municipality, sport }: PlaceFilter): string {
  const noun = nounFor(countPlaces(towns), 'lugar', 'lugares');
  const forSport = sport ? ` para praticar ${sports[sport].toLowerCase()}` : ' para praticar';
  const town = towns.find(({ slug }) => slug === municipality);
  const where = town ? ` em ${town.name}` : ' no Amapá';
  return `${noun}${forSport}${where}`;
}
