import './lists.css';
import type { DefaultServerCellComponentProps } from 'payload';
import { dayAndTime } from '../../lib/day-and-time.ts';

/** When it was changed last, by Amapá's clock, and by whom. */
export function ChangeCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload renders it in the form too, without a row.
  if (!rowData) return null;
  const { updatedAt, lastEditor } = rowData;
  return (
    <span className="list-change">
      {updatedAt ? <time dateTime={updatedAt}>{dayAndTime(new Date(updatedAt))}</time> : null}
      {lastEditor ? <span>por {lastEditor}</span> : null}
    </span>
  );
}
