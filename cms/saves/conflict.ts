import { type AfterErrorHook, APIError, type PayloadRequest } from 'payload';
import { dayOf, shortDate, timeOf } from '../../lib/dates.ts';
import { basePath, momentOf, valueAt } from './base.ts';
import type { Merged, Part } from './merge.ts';
import { valueInWords } from './value-in-words.ts';

/** What a form needs to show both texts, and to go on from the newer copy. */
export interface Conflict {
  /** Who saved last; nothing where nobody noted it. */
  by: string | undefined;
  /** The newer copy's moment: what the form is based on from now on. */
  at: string;
  /** The colleague's values, also of what only the colleague changed. */
  values: Record<string, unknown>;
  choices: { path: string; label: string; mine: string; theirs: string }[];
}

interface Both {
  data: Record<string, unknown>;
  stored: Record<string, unknown>;
  by: string | undefined;
  req: PayloadRequest;
}

/** As an error of a field that no form shows: so Payload's form hands it to our part of the form. */
export async function refuseConflict({ conflicts, taken }: Merged, both: Both): Promise<never> {
  const { stored, by, req } = both;
  const inWords = async (part: Part) => ({
    path: part.path,
    label: part.label,
    mine: await valueInWords(part.field, valueAt(both.data, part.path), req),
    theirs: await valueInWords(part.field, valueAt(stored, part.path), req),
  });
  const conflict: Conflict = {
    by,
    at: momentOf(stored),
    values: Object.fromEntries(
      [...conflicts, ...taken].map(({ path }) => [path, valueAt(stored, path) ?? null]),
    ),
    choices: await Promise.all(conflicts.map(inWords)),
  };
  const errors = [{ path: basePath, message: JSON.stringify(conflict) }];
  // Payload's notice makes a list of what follows a colon, at each comma.
  const names = conflicts.map(({ label }) => `“${label}”`).join(' e ');
  const reason = `Não foi salvo. ${by ?? 'Outra pessoa'} mudou ${names} ${inWordsOf(momentOf(stored))}.`;
  throw Object.assign(new APIError(reason, 409, { errors }, true), { name: 'APIError' });
}

/**
 * Payload answers with what an error carries only if the error is of its own class: built, pages and API have
 * each a class of that name.
 */
export const tellConflict: AfterErrorHook = ({ error }) => {
  const { data, message } = error as Error & { data?: { errors?: { path?: string }[] } | null };
  if (data?.errors?.[0]?.path !== basePath) return;
  return { status: 409, response: { errors: [{ name: 'APIError', data, message }] } };
};

const inWordsOf = (iso: string) =>
  `em ${shortDate(dayOf(new Date(iso)))} às ${timeOf(new Date(iso)).replace(':', 'h')}`;
