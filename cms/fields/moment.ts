import type { DateField } from 'payload';
import { timeZone } from '../../lib/time-zone.ts';
import { pickerWords } from './picker-words.ts';

export const amapaTime = { label: 'Amapá (UTC−3)', value: timeZone };

/** A date and time in Amapá, whatever time zone the editor's computer has. */
export function momentField(
  name: string,
  label: string,
  options: { required?: boolean; description?: string } = {},
): DateField {
  return {
    name,
    label,
    type: 'date',
    required: options.required ?? false,
    index: true,
    timezone: { defaultTimezone: timeZone, supportedTimezones: [amapaTime] },
    admin: {
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'dd/MM/yyyy HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
        ...pickerWords,
      },
      placeholder: 'dd/mm/aaaa hh:mm',
      ...(options.description ? { description: options.description } : {}),
    },
  };
}
