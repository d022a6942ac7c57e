import type { GovernmentService } from 'schema-dts';
import type { Program } from '#content/programs';
import { programPath } from '../../lib/paths.ts';
import { programCategories } from '../../lib/vocabulary.ts';
import { daysOfWeek } from '../machines/days-of-week.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';

export function programSchema(program: Program, origin: string): GovernmentService {
  return {
    '@type': 'GovernmentService',
    name: program.title,
    description: program.summary,
    url: `${origin}${programPath(program.slug)}`,
    serviceType: programCategories[program.category],
    provider: secretariat(origin),
    areaServed: { '@type': 'State', name: 'Amapá' },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceLocation: { '@type': 'Place', name: program.location },
      servicePhone: { '@type': 'ContactPoint', telephone: program.contact },
    },
    ...hoursOf(program),
    image: pictureOf(program.picture, origin),
  };
}

/** Only for weekly programs: 'de maio a julho' is not an opening time. */
function hoursOf({
  weekdays,
  opensAt,
  closesAt,
}: Program): Pick<GovernmentService, 'hoursAvailable'> {
  if (weekdays.length === 0 || !opensAt || !closesAt) return {};
  return {
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => daysOfWeek[day]),
      opens: opensAt,
      closes: closesAt,
    },
  };
}
