import type { APIRoute } from 'astro';
import { listMunicipalities } from '#content/municipalities';
import { listSessionRules } from '#content/session-rules';
import { readHolidays } from '#content/special-days';
import { dayOf } from '../../../lib/dates.ts';
import { startOfDay } from '../../../lib/local-moment.ts';
import { readQuery } from '../../../lib/query.ts';
import { sports } from '../../../lib/vocabulary.ts';
import { seriesFile } from '../../sessions/series-calendar.ts';
import { wrongCalendar } from '../../sessions/wrong-calendar.ts';

/** All classes and trainings, or those of a municipality or a sport, to subscribe to. */
export const GET: APIRoute = async ({ url, locals }) => {
  const towns = await listMunicipalities();
  const query = readQuery(url);
  const slug = query.oneOf(
    'municipio',
    towns.map((town) => town.slug),
  );
  const sport = query.oneOf('esporte', sports);
  // Ignoring a wrong filter would fill a calendar with what nobody asked for.
  if (query.notice())
    return wrongCalendar(
      towns.map((town) => town.slug),
      url.origin,
    );
  const { now } = locals;
  const [rules, holidayOf] = await Promise.all([
    listSessionRules({ town: slug, sport }, startOfDay(dayOf(now))),
    readHolidays(),
  ]);
  const town = towns.find((one) => one.slug === slug);
  const chosen = [sport ? sports[sport] : '', town?.name].filter(Boolean).join(', ');
  return seriesFile(rules, {
    name: `Aulas e treinos${chosen ? `: ${chosen}` : ' do Amapá'}`,
    file: ['aulas', sport, slug].filter(Boolean).join('-'),
    origin: url.origin,
    holidayOf,
    now,
  });
};
