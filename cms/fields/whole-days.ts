import type { DateField, FieldHook } from 'payload';
import { dayOf } from '../../lib/dates.ts';
import { instantAt, startOfDay } from '../../lib/local-moment.ts';

interface Siblings {
  allDay?: boolean | null;
  startsAt?: string | null;
}

/**
 * What lasts for whole days begins with the first minute of its first day and ends with the last one of its last
 * day, whatever hours were chosen: lists ask the database for what has begun and what is over.
 */
const beginWithDay: FieldHook = ({ value, siblingData }) =>
  isWhole(siblingData) && value ? startOfDay(dayOf(new Date(value))).toISOString() : value;

const endWithDay: FieldHook = ({ value, siblingData }) => {
  const end = value ?? (siblingData as Siblings).startsAt;
  return isWhole(siblingData) && end
    ? instantAt(dayOf(new Date(end)), '23:59').toISOString()
    : value;
};

const isWhole = (siblingData: Siblings) => siblingData.allDay === true;

export const startOfWholeDays = (field: DateField): DateField => ({
  ...field,
  hooks: { beforeValidate: [beginWithDay] },
});

export const endOfWholeDays = (field: DateField): DateField => ({
  ...field,
  hooks: { beforeValidate: [endWithDay] },
});
