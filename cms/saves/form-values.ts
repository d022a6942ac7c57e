'use client';
import { useConfig, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useCallback, useEffect, useState } from 'react';
import { type Base, digest, partIn, valueAt } from './base.ts';

type Values = Record<string, unknown>;

const isUnder = (path: string, parts: string[]) =>
  parts.some((part) => path === part || path.startsWith(`${part}.`));

/** Puts a colleague's values into the form: whole fields, with their rows. What was typed elsewhere stays. */
export function useTakeIn() {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { dispatchFields, getData, getFields } = useForm();
  const { getFormState } = useServerFunctions();
  return useCallback(
    /** Parts that are no longer as in `unless` are left: somebody types in them. Answers with what it put in. */
    async (values: Values, unless?: Base): Promise<string[]> => {
      if (Object.keys(values).length === 0) return [];
      const { state } = await getFormState({
        ...(collectionSlug ? { id, collectionSlug } : { globalSlug }),
        data: withValues(getData(), values),
        docPermissions: docPermissions ?? ({ fields: true, update: true } as never),
        docPreferences: await getDocPreferences(),
        operation: 'update',
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? '',
        skipValidation: true,
      });
      const parts = Object.keys(values).filter(
        (path) => !unless || digest(valueAt(getData(), path)) === partIn(unless, path),
      );
      const fresh = Object.entries(state ?? {}).filter(([path]) => isUnder(path, parts));
      for (const path of Object.keys(getFields()))
        if (isUnder(path, parts)) dispatchFields({ type: 'REMOVE', path });
      dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(fresh) as FormState });
      return parts;
    },
    [
      collectionSlug,
      dispatchFields,
      docPermissions,
      getData,
      getDocPreferences,
      getFields,
      getFormState,
      globalSlug,
      id,
    ],
  );
}

/** A copy with values put at their paths, which lead through groups only. */
function withValues(data: Values, values: Values): Values {
  const copy = structuredClone(data);
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let holder = copy;
    for (const name of names) {
      holder[name] ??= {};
      holder = holder[name] as Values;
    }
    holder[last] = value;
  }
  return copy;
}

/** Saves the form once it shows what was chosen: as a draft where there are drafts. */
export function useSaveAgain(): () => void {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { setModified, submit } = useForm();
  const [isAsked, setIsAsked] = useState(false);
  const hasDrafts = Boolean(
    collectionSlug && getEntityConfig({ collectionSlug })?.versions?.drafts,
  );
  useEffect(() => {
    if (!isAsked) return;
    setIsAsked(false);
    setModified(true);
    void submit({
      action: globalSlug
        ? `/api/globals/${globalSlug}?depth=0`
        : `/api/${collectionSlug}/${id}?depth=0${hasDrafts ? '&draft=true' : ''}`,
      method: globalSlug ? 'POST' : 'PATCH',
      ...(hasDrafts && { overrides: { _status: 'draft' }, skipValidation: true }),
    });
  }, [collectionSlug, globalSlug, hasDrafts, id, isAsked, setModified, submit]);
  return () => setIsAsked(true);
}
