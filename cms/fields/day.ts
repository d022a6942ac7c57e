import type { DateField } from 'payload';
import { timeZone } from '../../lib/time-zone.ts';
import { amapaTime } from './moment.ts';
import { pickerWords } from './picker-words.ts';

/** A day in Amapá, without an hour. */
export function dayField(
  name: string,
  label: string,
  options: Pick<DateField, 'required' | 'validate'> & { admin?: DateField['admin'] } = {},
): DateField {
  return {
    name,
    label,
    type: 'date',
    required: options.required ?? false,
    timezone: { defaultTimezone: timeZone, supportedTimezones: [amapaTime] },
    admin: {
      placeholder: 'dd/mm/aaaa',
      ...options.admin,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy', ...pickerWords },
    },
    ...(options.validate ? { validate: options.validate } : {}),
  };
}
