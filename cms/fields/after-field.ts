import type { DateField, DateFieldValidation } from 'payload';

/** A moment that must come after another one of the same form, if both are given. */
export function afterField(field: DateField, before: string): DateField {
  const validate: DateFieldValidation = (value, { siblingData }) => {
    const start: unknown = Reflect.get(siblingData as object, before);
    const isWrong = value && typeof start === 'string' && new Date(value) <= new Date(start);
    return isWrong ? 'O fim precisa ser depois do começo.' : true;
  };
  return { ...field, validate };
}
