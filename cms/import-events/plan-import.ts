import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { fold } from '../../lib/fold.ts';
import type { ImportedEvent, ImportedRow } from '../../lib/imported-event.ts';
import type { Event } from '../payload-types.ts';
import { type Difference, differences, type EventData } from './event-differences.ts';
import { findKnown } from './find-known.ts';

/** What the file does not say, as the editor chose it for all of its events. */
export interface Assumed {
  municipality?: number | undefined;
  category?: Event['category'] | undefined;
}

export type PlannedRow = { where: string; title: string } & (
  | { becomes: 'refused'; reason: string }
  | { becomes: 'same'; id: number }
  | { becomes: 'changed'; id: number; changes: Difference[] }
  | { becomes: 'new'; missing: string[] }
);

/** A row with what is to be written. */
export interface Step {
  row: PlannedRow;
  key?: string;
  data?: EventData;
}

/** The same for the same file and the same events: what was looked at is what is done. */
export const nameOfPlan = (steps: readonly Step[]): string =>
  createHash('sha256').update(JSON.stringify(steps)).digest('base64url').slice(0, 22);

/** What an import would do, line by line; nothing is written. */
export async function planImport(
  rows: readonly ImportedRow[],
  assumed: Assumed,
  req: PayloadRequest,
): Promise<Step[]> {
  const names = await readNames(req);
  const known = await findKnown(
    rows.flatMap((row) => ('key' in row ? row.key : [])),
    req,
  );
  const met = new Set<string>();
  return rows.map((row): Step => {
    const { where, title } = row;
    const refused = (reason: string): Step => ({
      row: { where, title, becomes: 'refused', reason },
    });
    if ('problem' in row) return refused(row.problem);
    const { key, event } = row;
    if (met.has(key)) return refused('Está duas vezes no arquivo.');
    met.add(key);
    const document = known.get(key);
    const data = toData(event, names, document ? {} : assumed);
    if (typeof data === 'string') return refused(data);
    if (!document)
      return { row: { where, title, becomes: 'new', missing: missingIn(data) }, key, data };
    const { id } = document;
    const changes = differences(document, data, names);
    return changes.length === 0
      ? { row: { where, title, becomes: 'same', id }, key }
      : { row: { where, title, becomes: 'changed', id, changes }, key, data };
  });
}

/** Towns and programs by their names, and their names by number. */
export interface Names {
  towns: Map<string, number>;
  programs: Map<string, number>;
  townNames: Map<number, string>;
  programNames: Map<number, string>;
}

async function readNames(req: PayloadRequest): Promise<Names> {
  const common = { pagination: false, depth: 0, req } as const;
  const [towns, programs] = await Promise.all([
    req.payload.find({ collection: 'municipalities', select: { name: true }, ...common }),
    req.payload.find({ collection: 'programs', select: { title: true }, ...common }),
  ]);
  // A draft may lack its title.
  const titled = programs.docs.filter(({ title }) => title);
  return {
    towns: new Map(towns.docs.map(({ id, name }) => [fold(name), id])),
    programs: new Map(titled.map(({ id, title }) => [fold(title), id])),
    townNames: new Map(towns.docs.map(({ id, name }) => [id, name])),
    programNames: new Map(titled.map(({ id, title }) => [id, title])),
  };
}

/** Numbers for names; a text says what is wrong. */
function toData(event: ImportedEvent, names: Names, assumed: Assumed): EventData | string {
  const { municipality, program, ...rest } = event;
  const town = municipality ? names.towns.get(fold(municipality)) : townIn(event.place, names);
  if (municipality && town === undefined)
    return `O município “${municipality}” não é um dos 16 do Amapá.`;
  const part = program ? names.programs.get(fold(program)) : undefined;
  if (program && part === undefined) return `O programa “${program}” não existe.`;
  const written: EventData = {
    ...rest,
    // What the form asks for is not emptied.
    place: event.place ?? undefined,
    description: event.description ?? undefined,
    category: event.category ?? assumed.category,
    municipality: town ?? assumed.municipality,
    ...(program === undefined ? {} : { program: part ?? null }),
  };
  return Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== undefined),
  ) as EventData;
}

/** A calendar has one text for the place: 'Orla, Santana'. The longest name counts, for 'Amapá' is in others. */
function townIn(place: string | null | undefined, { towns }: Names): number | undefined {
  const words = fold(place ?? '')
    .split(/[,;()/\n–-]+/)
    .map((part) => part.trim());
  return words.map((part) => towns.get(part)).find((id) => id !== undefined);
}

const asked = {
  place: 'local',
  municipality: 'município',
  category: 'categoria',
  description: 'descrição',
};

const missingIn = (data: EventData): string[] =>
  Object.entries(asked).flatMap(([field, name]) => (Reflect.get(data, field) ? [] : name));
