import type { FlattenedField } from 'payload';
import { type Base, digest, partIn, valueAt } from './base.ts';

type Values = Record<string, unknown>;

/** What two people can change without touching each other's text: a field, or one in a group. */
export interface Part {
  path: string;
  label: string;
  field: FlattenedField;
  /** Whether the form never shows it. */
  isUnseen: boolean;
}

/** What every save changes by itself, or what says what to do with the rest: nobody's text. */
const ofTheSave = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

/** Rows of an array and nodes of a text move: they are compared as a whole. */
export function partsOf(fields: FlattenedField[], prefix = '', labels = ''): Part[] {
  return fields.flatMap((field) => {
    // Worked out at each look, and no text of anybody: an entry's says what its checker has seen.
    const isVirtual = 'virtual' in field && Boolean(field.virtual);
    if (ofTheSave.has(field.name) || field.type === 'join' || isVirtual) return [];
    const path = prefix + field.name;
    const label = labels + labelOf(field);
    if (field.type === 'group' || field.type === 'tab')
      return partsOf(field.flattenedFields, `${path}.`, `${label} · `);
    const { hidden, readOnly, disabled } = (field.admin ?? {}) as Record<string, unknown>;
    return [{ path, label, field, isUnseen: Boolean(hidden || readOnly || disabled) }];
  });
}

export const labelOf = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name;

export interface Merged {
  /** Changed here and there: somebody has to choose. */
  conflicts: Part[];
  /** Changed only there: they were taken out of `data`, so that what is stored stays. */
  taken: Part[];
}

/**
 * Compares by three: what the form is based on, what it sends, what is stored. `data` keeps only what was changed
 * here. What is to be published must have been seen: there, what a colleague changed is a conflict too.
 */
export function mergeByPart(
  parts: Part[],
  {
    data,
    stored,
    base,
    publishes,
  }: { data: Values; stored: Values; base: Base; publishes: boolean },
): Merged {
  const merged: Merged = { conflicts: [], taken: [] };
  for (const part of parts) {
    const [sent, there] = [valueAt(data, part.path), valueAt(stored, part.path)];
    const was = partIn(base, part.path);
    const [mine, theirs] = [digest(sent), digest(there)];
    if (sent === undefined || theirs === was || theirs === mine) continue;
    if (mine !== was || (publishes && !part.isUnseen)) merged.conflicts.push(part);
    else merged.taken.push(part);
  }
  for (const { path } of merged.taken) leaveOut(data, path);
  return merged;
}

function leaveOut(data: Values, path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.length > 0 ? valueAt(data, names.join('.')) : data;
  delete (holder as Values)[last];
}
