import './near.css';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../drawings/icon.tsx';
import { TownSuns } from '../ui/cards/town-suns.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import type { NearItem, NearToday } from './near-today.ts';

/** What goes on and what comes next hangs from the hours of the day. */
export function Near({ near }: { near: NearToday }) {
  const { items, rest, isOver } = near;
  return (
    <section className="near" aria-labelledby="hoje-no-amapa">
      <div className="near__top">
        <h2 className="d-3" id="hoje-no-amapa">
          {isOver ? 'A seguir no Amapá' : 'Hoje no Amapá'}
        </h2>
        {/* Leads to the choice; where a town is kept on the device, a script leads to that town. */}
        <a className="go" href={`${paths.sessions}#municipio`} data-my-town-link="">
          <Icon name="place" />
          Minha cidade
        </a>
      </div>
      {items.length > 0 ? (
        <ol className="near__list">
          {items.map((item) => (
            <Item key={item.path} item={item} />
          ))}
        </ol>
      ) : (
        <p>Nada marcado para os próximos sete dias.</p>
      )}
      <GoLink href={paths.sessions}>
        {rest ? `Mais ${rest.count} ${rest.until}` : 'Ver hoje e os próximos dias'}
      </GoLink>
    </section>
  );
}

/** 'amanhã' and the days of the week are longer than an hour. */
const sizeOf = (figure: string) => (/^\D{6}/.test(figure) ? ' near__figure--long' : '');

function Item({
  item: { all, title, path, figure, words, where, forWhom, isOn },
}: {
  item: NearItem;
}) {
  return (
    <li className={isOn ? 'near__on' : undefined}>
      <p>
        <span className={`fig near__figure${sizeOf(figure)}`}>{figure}</span> {words}
      </p>
      <div>
        <h3 className="d-3">
          <a className="cover-link" href={path}>
            {title}
          </a>
        </h3>
        <p className="muted">{where}</p>
        {forWhom ? <p className="muted">{forWhom}</p> : null}
      </div>
      {all.length > 1 ? (
        <span className="near__suns">
          <TownSuns activities={all} shape="tall" />
        </span>
      ) : null}
    </li>
  );
}
