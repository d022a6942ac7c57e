import { dayOf } from '../lib/dates.ts';
import { type HolidayOf, holidaysWith } from '../lib/holidays.ts';
import { asVisitor, openPayload } from './payload.ts';

/** One day for each municipality and year is far less. */
const mostDays = 1000;

/** The holidays of Brazil and Amapá, with what editors added and took away. */
export async function readHolidays(): Promise<HolidayOf> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'special-days',
    sort: '-day',
    limit: mostDays,
    pagination: false,
    populate: { municipalities: { slug: true } },
    ...asVisitor,
  });
  return holidaysWith(
    docs.flatMap(({ name, day, kind, everyYear, municipality }) => {
      const town = typeof municipality === 'object' ? municipality?.slug : undefined;
      // The municipality was deleted: the day counts nowhere.
      if (municipality && !town) return [];
      return {
        name,
        day: dayOf(new Date(day)),
        kind,
        everyYear: everyYear ?? false,
        town: town ?? undefined,
      };
    }),
  );
}
