import './picture-rows.css';
import type { Picture } from '#content/pictures';
import { Frame } from '../media/frame.tsx';
import { inOwnLooks } from '../media/own-looks.ts';

export interface PictureRow {
  href: string;
  title: string;
  words: string;
  picture: Picture;
}

export interface PictureGroup {
  id: string;
  title: string;
  rows: PictureRow[];
}

/** Short lists side by side, such as programs, athletes and news. Those without a row are left out. */
export function PictureRows({ groups }: { groups: PictureGroup[] }) {
  const looks = inOwnLooks(groups.flatMap(({ rows }) => rows));
  const shown = groups
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({ ...group, rows: looks.splice(0, group.rows.length) }));
  if (shown.length === 0) return null;
  return (
    <div className="wrap section">
      <div className="picture-rows">
        {shown.map(({ id, title, rows }) => (
          <section key={id} aria-labelledby={id}>
            <h2 className="d-2" id={id}>
              {title}
            </h2>
            <Rows rows={rows} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The rows alone; who shows them stands in an element of the class `picture-rows`. */
export function PictureList({ rows }: { rows: PictureRow[] }) {
  return <Rows rows={inOwnLooks(rows)} />;
}

function Rows({ rows }: { rows: PictureRow[] }) {
  return (
    <ul className="picture-rows__list">
      {rows.map((row) => (
        <li key={row.href}>
          <Frame picture={row.picture} shape="1x1" name={row.title} sizes="5rem" />
          <p>
            <a className="cover-link" href={row.href}>
              {row.title}
            </a>
            <span className="small muted">{row.words}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
