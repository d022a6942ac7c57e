'use client';
import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import {
  type Base,
  baseOf,
  basePath,
  digest,
  momentOf,
  partIn,
  takenPath,
  valueAt,
} from './base.ts';
import { useTakeIn } from './form-values.ts';

type Values = Record<string, unknown>;

const digestAt = (values: Values, path: string) => digest(valueAt(values, path));

const pick = (values: Values, paths: string[]): Values =>
  Object.fromEntries(paths.map((path) => [path, valueAt(values, path)]));

/** The copy that a save answered with, but for the parts that the form may not show yet. */
function following(data: Values, last: Base | undefined, waiting: string[]): Base {
  const next = baseOf(data);
  if (!last || waiting.length === 0) return next;
  const kept = waiting.map((path) => [path, partIn(last, path)]);
  return { updatedAt: '', parts: { ...next.parts, ...Object.fromEntries(kept) } };
}

/**
 * Keeps in the form what it is based on, and moves it on with each save of the form's own. A part that a colleague
 * changed keeps its older base until the form shows it, so that it can't be saved over the colleague's; meanwhile
 * the base has no moment, and the server compares part by part.
 */
export function useBase() {
  const { id, data, globalSlug } = useDocumentInfo();
  const { dispatchFields, getData } = useForm();
  const [fields] = useAllFormFields();
  const base = useRef<Base>(undefined);
  const followed = useRef<string>(undefined);
  const waiting = useRef<string[]>([]);
  const isTaking = useRef(false);
  const takeIn = useTakeIn();

  const tell = useCallback(
    (next: Base) => {
      base.current = next;
      const formState = { [basePath]: { value: next, valid: true } };
      dispatchFields({ type: 'UPDATE_MANY', formState });
    },
    [dispatchFields],
  );

  const rebase = useCallback(
    (values: Values, moment: string) => {
      waiting.current = waiting.current.filter((path) => !(path in values));
      const moved = Object.entries(values).map(([path, value]) => [path, digest(value)]);
      tell({
        updatedAt: waiting.current.length > 0 ? '' : moment,
        parts: { ...base.current?.parts, ...Object.fromEntries(moved) },
      });
    },
    [tell],
  );

  // With every change of the form: Payload replaces its values on its own, too.
  useEffect(() => {
    if (!data || (id === undefined && globalSlug === undefined)) return;
    const last = base.current;
    const moment = momentOf(data);
    if (!last || followed.current !== moment) {
      followed.current = moment;
      waiting.current = last ? ((data[takenPath] ?? []) as string[]) : [];
      return tell(following(data, last, waiting.current));
    }
    if (!fields[basePath]?.value) return tell(last);
    if (waiting.current.length === 0 || isTaking.current) return;
    const form = getData();
    const shown = waiting.current.filter((path) => digestAt(form, path) === digestAt(data, path));
    if (shown.length > 0) return rebase(pick(data, shown), moment);
    // Payload's form has taken the answer, but not these: rows. Not where somebody went on typing.
    const missed = waiting.current.filter((path) => digestAt(form, path) === partIn(last, path));
    if (momentOf({ updatedAt: fields.updatedAt?.value }) !== moment || missed.length === 0) return;
    isTaking.current = true;
    void takeIn(pick(data, missed), last)
      .then((taken) => rebase(pick(data, taken), moment))
      .finally(() => {
        isTaking.current = false;
      });
  }, [data, fields, getData, globalSlug, id, rebase, takeIn, tell]);

  return { base, tell, rebase };
}
