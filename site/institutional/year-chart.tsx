import './year-chart.css';
import { counted } from '../../lib/counts.ts';
import { reais, shortReais } from '../../lib/money.ts';
import { type RecordsView, recordsAddress } from './records-view.ts';
import { barLengths, finding, paidShare, type YearBars, type YearFigures } from './year-figures.ts';

/** Above the line what was planned, below it what was paid: every bar on the same scale. */
export function YearChart({ view }: { view: RecordsView }) {
  const bars = barLengths(view.figures);
  if (view.figures.every(({ count }) => count === 0))
    return <p className="lead">{finding(view.figures)}</p>;
  return (
    <figure className="years">
      <figcaption className="lead">{finding(view.figures)}</figcaption>
      <ol>
        {view.figures.map((figures, index) => (
          <YearRow
            key={figures.year}
            view={view}
            figures={figures}
            bars={bars[index] ?? { planned: 0, paid: 0 }}
          />
        ))}
      </ol>
      <details className="years__numbers">
        <summary>Ver os números do gráfico</summary>
        <YearTable figures={view.figures} />
      </details>
    </figure>
  );
}

interface YearRowProps {
  view: RecordsView;
  figures: YearFigures;
  bars: YearBars;
}

function YearRow({ view, figures, bars }: YearRowProps) {
  const { year, count, planned, paid } = figures;
  const share = paidShare(figures);
  return (
    <li className="years__row">
      <a
        className="years__year fig"
        id={`ver-${year}`}
        href={recordsAddress(view, { year })}
        aria-current={view.filter.year === year ? 'true' : undefined}
        rel="nofollow"
        data-instant=""
      >
        <span className="vh">Só os registros de </span>
        {year}
      </a>
      <div className="years__bars">
        <p>
          {count === 0 ? (
            'Não há registros'
          ) : (
            <>
              Previsto <b>{shortReais(planned)}</b>
            </>
          )}
        </p>
        <Bars {...bars} />
        {count === 0 ? null : (
          <p>
            Pago <b>{shortReais(paid)}</b>
            {share ? `, ${share} do previsto` : null}
          </p>
        )}
      </div>
    </li>
  );
}

/** A picture of what the words around it say, so hidden from screen readers. */
function Bars({ planned, paid }: YearBars) {
  return (
    <svg className="years__drawing" width="100%" height="60" aria-hidden="true" focusable="false">
      <rect className="years__planned" width={`${planned}%`} height="28" />
      <rect className="years__paid" y="32" width={`${paid}%`} height="28" />
      <rect className="years__line" y="28" width="300%" height="4" />
    </svg>
  );
}

function YearTable({ figures }: { figures: YearFigures[] }) {
  return (
    <table className="records-table">
      <caption className="vh">Previsto e pago por ano</caption>
      <thead>
        <tr>
          {['Ano', 'Registros', 'Pago do previsto', 'Previsto', 'Pago'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((one) => (
          <tr key={one.year}>
            <th scope="row">{one.year}</th>
            <td data-label="Registros">
              {one.count === 0 ? 'Não há registros' : counted(one.count, 'registro', 'registros')}
            </td>
            <td data-label="Pago do previsto">{paidShare(one) ?? 'Não se aplica'}</td>
            <td data-label="Previsto">{reais(one.planned)}</td>
            <td data-label="Pago">{reais(one.paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
