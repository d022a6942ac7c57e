import '../ui/cards/columns.css';
import './standing-tables.css';
import type { Team } from '#content/competitions';
import type { Standing } from '../../lib/standings.ts';
import { type RuleSet, ruleSets } from '../../lib/vocabulary.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import type { GroupTable } from './competition-view.ts';
import { columnsOf, outcomeWords, tieWords } from './standing-columns.ts';

interface StandingTablesProps {
  tables: GroupTable[];
  rules: RuleSet;
}

export function StandingTables({ tables, rules }: StandingTablesProps) {
  if (tables.length === 0) return null;
  const columns = columnsOf(rules);
  return (
    <section className="section" aria-labelledby="classificacao">
      <div className="wrap">
        <LineHeading id="classificacao">Classificação</LineHeading>
        <div className={tables.length > 1 ? 'columns columns--2-1-1' : undefined}>
          {tables.map((table) => (
            <Table key={table.group.name} table={table} rules={rules} />
          ))}
        </div>
        <p className="small muted standing__legend">
          {`${columns.map(({ short, long }) => `${short}: ${long}`).join('; ')}. Regra: ${ruleSets[rules]}.`}
        </p>
      </div>
    </section>
  );
}

function Table({ table: { group, rows }, rules }: { table: GroupTable; rules: RuleSet }) {
  const columns = columnsOf(rules);
  return (
    <div>
      <table className="standing">
        <caption className="d-3">{group.name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Lugar</span>
            </th>
            <th scope="col">Equipe</th>
            {columns.map(({ short, long, minor }) => (
              <th key={short} scope="col" className={minor ? 'standing__minor' : undefined}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <Body rows={rows} from={0} to={group.advance} rules={rules} />
        {group.advance > 0 && group.advance < rows.length ? (
          <tbody>
            <tr className="standing__cut">
              <td colSpan={columns.length + 2}>
                <span>
                  {group.advance === 1
                    ? 'Passa a primeira'
                    : `Passam as ${group.advance} primeiras`}
                </span>
              </td>
            </tr>
          </tbody>
        ) : null}
        <Body rows={rows} from={group.advance} to={rows.length} rules={rules} />
      </table>
      {tieWords(rows).map((words) => (
        <p key={words} className="small muted">
          {words}
        </p>
      ))}
    </div>
  );
}

interface BodyProps {
  rows: Standing<Team>[];
  from: number;
  to: number;
  rules: RuleSet;
}

function Body({ rows, from, to, rules }: BodyProps) {
  const own = rows.slice(from, to);
  if (own.length === 0) return null;
  return (
    <tbody>
      {own.map((row) => (
        <tr key={row.team.id}>
          <td className="standing__place">{row.place}</td>
          <th scope="row">
            {row.team.name} {row.team.about ? <small>{row.team.about}</small> : null}{' '}
            <small className="standing__short">{outcomeWords(row)}</small>
          </th>
          {columnsOf(rules).map(({ short, long, minor, main, read }) => (
            <td
              key={short}
              data-label={long}
              className={minor ? 'standing__minor' : main ? 'standing__main' : undefined}
            >
              {read(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
