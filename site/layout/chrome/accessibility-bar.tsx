import { paths } from '../../../lib/paths.ts';
import './accessibility-bar.css';
import { Icon } from '../../drawings/icon.tsx';
import { ShutButton } from '../../ui/controls/shut-button.tsx';
import { themes } from './visitor-choices.ts';

const sizes = [
  { change: 'smaller', sign: 'A−', says: 'diminuir o texto' },
  { change: 'plain', sign: 'A', says: 'texto no tamanho normal' },
  { change: 'larger', sign: 'A+', says: 'aumentar o texto' },
];

/**
 * Colours, text size and Libras: a row on wide screens, a panel behind a button on narrow ones. Controls that
 * need a script are shown only with scripts; without, the button links to the page on accessibility.
 */
export function AccessibilityBar({ path }: { path: string }) {
  return (
    <div className="access">
      <button className="access__open" type="button" popoverTarget="acessibilidade">
        <Icon name="access" />
        <span className="vh">Acessibilidade</span>
      </button>
      <div className="in-place access__panel" id="acessibilidade" popover="auto">
        <ShutButton panel="acessibilidade">Fechar as opções</ShutButton>
        <label className="access__theme">
          <span className="access__label">Contraste</span>
          <select data-choice="theme">
            {Object.entries(themes).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="access__sizes">
          <legend className="access__label">Tamanho do texto</legend>
          {sizes.map(({ change, sign, says }) => (
            <button key={change} type="button" data-text={change}>
              {sign}
              <span className="vh">, {says}</span>
            </button>
          ))}
        </fieldset>
        <a href={librasAddress(path)}>Libras</a>
        <a className="access__page" href={paths.accessibility}>
          Sobre a acessibilidade deste site
        </a>
      </div>
      <a className="access__symbol" href={paths.accessibility}>
        <Icon name="access" />
        <span className="vh">Acessibilidade</span>
      </a>
      <p className="vh" aria-live="polite" data-text-size />
    </div>
  );
}

/** The translator gets the address of this page. */
function librasAddress(path: string): string {
  return path.startsWith(paths.libras)
    ? paths.libras
    : `${paths.libras}?pagina=${encodeURIComponent(path)}`;
}
