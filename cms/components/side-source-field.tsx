'use client';
import { SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import {
  possibleSources,
  type SourceGroup,
  sourceText,
  sourceWords,
} from '../../lib/side-source.ts';
import type { MatchStage } from '../../lib/vocabulary.ts';

/** A list in words of all that a side of this match can come from, by the round and the groups of its competition. */
export const SideSourceField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<string>({ path });
  const competition = useFormFields(([fields]) => fields.competition?.value);
  const stage = useFormFields(([fields]) => fields.stage?.value);
  const groups = useGroups(competition);
  const { label, admin } = field;
  return (
    <SelectInput
      path={path}
      name={field.name}
      {...(label === undefined ? {} : { label })}
      {...(admin?.description === undefined ? {} : { description: admin.description })}
      value={value ?? ''}
      options={possibleSources((stage ?? 'grupos') as MatchStage, groups).map((source) => ({
        value: sourceText(source),
        label: sourceWords(source, groups) ?? '',
      }))}
      readOnly={readOnly === true}
      showError={showError}
      isClearable
      onChange={(chosen) => setValue(chosen && !Array.isArray(chosen) ? chosen.value : null)}
    />
  );
};

function useGroups(competition: unknown): SourceGroup[] {
  const [groups, setGroups] = useState<SourceGroup[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    setGroups([]);
    if (typeof competition === 'number')
      // As published, as the check on saving reads it.
      fetch(`/api/competitions/${competition}?depth=0`, { signal: stop.signal })
        .then((answer) => answer.json())
        .then((found: { groups?: SourceGroup[] }) => setGroups(found.groups ?? []))
        // Without the groups, the rounds are still offered.
        .catch(() => {});
    return () => stop.abort();
  }, [competition]);
  return groups;
}
