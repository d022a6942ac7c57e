import type { Field } from 'payload';
import { contentHelp } from './content-help.ts';
import { officeHelp } from './office-help.ts';
import { resultsHelp } from './results-help.ts';

/** By the field's path from its collection: 'events.title'. What several share has its help where it is declared. */
export const fieldHelp: Record<string, string> = { ...contentHelp, ...resultsHelp, ...officeHelp };

/** The same fields, with the help that the register has for them. */
export function withHelp(fields: Field[], path: string): Field[] {
  return fields.map((field) => {
    const here = 'name' in field && field.name ? `${path}.${field.name}` : path;
    const description = here === path ? undefined : fieldHelp[here];
    const described = description
      ? ({ ...field, admin: { ...field.admin, description } } as Field)
      : field;
    return 'fields' in described
      ? ({ ...described, fields: withHelp(described.fields, here) } as Field)
      : described;
  });
}
