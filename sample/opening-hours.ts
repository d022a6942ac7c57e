import { week } from '../lib/weekdays.ts';
import type { SamplePlace } from './shapes.ts';

type OpeningHours = NonNullable<SamplePlace<string>['openingHours']>;
type Days = OpeningHours[number]['weekdays'];

const on =
  (weekdays: Days) =>
  (opensAt: string, closesAt: string): OpeningHours => [{ weekdays, opensAt, closesAt }];

export const everyDay = on([...week]);
export const mondayToFriday = on(['seg', 'ter', 'qua', 'qui', 'sex']);
export const mondayToSaturday = on(['seg', 'ter', 'qua', 'qui', 'sex', 'sab']);
export const always = everyDay('00:00', '00:00');
