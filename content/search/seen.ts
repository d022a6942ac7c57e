/** A document or another thing that can be found: its number or name, and when it changed. */
export type Row = [id: number | string, changed: number];

/** What of each source was seen, in a form that can be written down. */
export interface SeenState {
  /** The content's number, when all of it was taken in. */
  version: number;
  /** When changes were last looked for, in milliseconds. */
  lookedAt: number;
  sources: Record<string, Row[]>;
}

/** The same without the rows. */
export interface SeenSummary {
  version: number;
  lookedAt: number;
  sources: Record<string, { count: number; newest: number }>;
}

type Note = { source: string; id: Row[0]; changed: number | undefined };

/**
 * What was seen of what there is. New notes count from `commit` on: where looking for changes fails on its
 * way, the next time looks for the same ones.
 */
export function createSeen(start?: SeenState) {
  const sources = new Map(
    Object.entries(start?.sources ?? {}).map(([name, rows]) => [name, new Map(rows)]),
  );
  let known = start && { version: start.version, lookedAt: start.lookedAt };
  let notes: Note[] = [];

  return {
    /** Forgets what was noted since the last commit. */
    begin: (): SeenSummary | undefined => {
      notes = [];
      return (
        known && {
          ...known,
          sources: Object.fromEntries([...sources].map(([name, rows]) => [name, summaryOf(rows)])),
        }
      );
    },

    /** Which of the rows are new or changed, and the new ones among them. */
    offer(source: string, rows: Row[]): { wanted: Row[]; unknown: Row[0][] } {
      const of = sources.get(source);
      return {
        wanted: rows.filter(([id, changed]) => of?.get(id) !== changed),
        unknown: rows.map(([id]) => id).filter((id) => !of?.has(id)),
      };
    },

    idsOf: (source: string): Row[0][] => [...(sources.get(source)?.keys() ?? [])],

    note: (source: string, [id, changed]: Row) => void notes.push({ source, id, changed }),
    noteGone: (source: string, id: Row[0]) => void notes.push({ source, id, changed: undefined }),

    /** Whether anything was new. */
    commit(version: number, lookedAt: number): boolean {
      for (const { source, id, changed } of notes) {
        const rows = sources.get(source) ?? new Map<Row[0], number>();
        sources.set(source, rows);
        if (changed === undefined) rows.delete(id);
        else rows.set(id, changed);
      }
      const any = notes.length > 0 || known === undefined;
      known = { version, lookedAt };
      notes = [];
      return any;
    },

    state: (): SeenState | undefined =>
      known && {
        ...known,
        sources: Object.fromEntries([...sources].map(([name, rows]) => [name, [...rows]])),
      },
  };
}

function summaryOf(rows: Map<Row[0], number>) {
  let newest = 0;
  for (const changed of rows.values()) newest = Math.max(newest, changed);
  return { count: rows.size, newest };
}
