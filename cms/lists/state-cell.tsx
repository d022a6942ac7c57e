import './lists.css';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { dayAndTime } from '../../lib/day-and-time.ts';
import type { PayloadJob } from '../payload-types.ts';
import { ofCollection, type Schedule, toSchedule, waiting } from '../schedules/stored-schedule.ts';

const words = {
  draft: 'Rascunho',
  published: 'Publicado',
  changed: 'Publicado, com mudanças',
} as const;

const most = 500;

/** The next schedule of each document of a collection: one question for a whole list. */
const nextSchedules = cache(
  async (payload: Payload, collection: string): Promise<Map<number, Schedule>> => {
    const { docs } = await payload.db.find<PayloadJob>({
      collection: 'payload-jobs',
      where: { and: [waiting, ofCollection(collection)] },
      ...{ sort: 'waitUntil', limit: most, pagination: false },
    });
    const soonestLast = docs.map(toSchedule).reverse();
    return new Map(soonestLast.map((schedule) => [schedule.document, schedule]));
  },
);

/** 'Rascunho', 'Publicado', 'Publicado, com mudanças', and what is scheduled. */
export async function StateCell({
  payload,
  collectionSlug,
  rowData,
}: Partial<DefaultServerCellComponentProps>) {
  // Payload renders it in the form too, without a row.
  if (!payload || !collectionSlug || !rowData) return null;
  const state: keyof typeof words = rowData._displayStatus ?? rowData._status ?? 'draft';
  const schedule = (await nextSchedules(payload, collectionSlug)).get(Number(rowData.id));
  return (
    <span className="list-state">
      <span className={`list-state__word list-state__word--${state}`}>{words[state]}</span>
      {schedule ? (
        <span className="list-state__word list-state__word--scheduled">
          {schedule.type === 'publish' ? 'Agendado para' : 'Sai do ar em'} {dayAndTime(schedule.at)}
        </span>
      ) : null}
    </span>
  );
}
