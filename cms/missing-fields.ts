import type { FlattenedField, PayloadRequest } from 'payload';

type Values = Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The names of required fields that a draft lacks, as the form names them. */
export function missingFields(
  fields: readonly FlattenedField[],
  whole: Values,
  user: PayloadRequest['user'],
  here: Values = whole,
): string[] {
  return fields.flatMap((field) => {
    if (!isAskedFor(field, whole, here, user)) return [];
    const value = here[field.name];
    if ('required' in field && field.required && isEmpty(value))
      return [typeof field.label === 'string' ? field.label : field.name];
    if (field.type !== 'group' && field.type !== 'array') return [];
    const rows = [value ?? []].flat() as Values[];
    return rows.flatMap((row) => missingFields(field.flattenedFields, whole, user, row));
  });
}

/** Some are asked for only where another has some value. */
function isAskedFor(
  field: FlattenedField,
  whole: Values,
  here: Values,
  user: PayloadRequest['user'],
) {
  const condition = 'admin' in field ? field.admin?.condition : undefined;
  if (!condition || field.type === 'tab') return true;
  return condition(whole, here, {
    blockData: {},
    operation: 'update',
    path: [field.name],
    user,
  });
}
