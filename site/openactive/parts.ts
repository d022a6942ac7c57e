import type { FeedPlace } from '#content/feed-place';
import type { Picture } from '#content/pictures';
import { activitiesOf, activityList } from '../../lib/activities.ts';
import { openActiveFeedPath, placePath } from '../../lib/paths.ts';
import { type Sport, sports as sportNames, type Weekday } from '../../lib/vocabulary.ts';
import { sharePicture } from '../machines/share-picture.ts';
import { secretariat } from '../machines/structured-data.ts';

/** What things of several feeds are made of. What nobody wrote down is left out, as the standard asks. */
export const context = 'https://openactive.io/';

/** Names a thing for good, whatever it is called and wherever its page is. */
export const idOf = (feed: string, number: number, origin: string) =>
  `${origin}${openActiveFeedPath(feed)}/${number}`;

export function organization(origin: string) {
  const { name, url } = secretariat(origin);
  return { '@type': 'Organization', '@id': secretariat(origin)['@id'], name, url };
}

/** The address is one line: we have no postal codes, without which the standard takes no parts. */
export function placeOf({ id, slug, name, address, spot }: FeedPlace, origin: string) {
  return {
    '@type': 'Place',
    ...(id === undefined ? {} : { '@id': idOf('places', id, origin) }),
    name,
    address,
    ...(slug ? { url: origin + placePath(slug) } : {}),
    ...(spot ? { geo: { '@type': 'GeoCoordinates', ...spot } } : {}),
  };
}

/** In the words of the list, and in ours, which also has what the list has not. */
export function activityOf(sports: readonly Sport[]) {
  return {
    activity: activitiesOf(sports).map(({ id, prefLabel }) => ({
      '@type': 'Concept',
      '@id': id,
      prefLabel,
      inScheme: activityList,
    })),
    ...(sports.length > 0 ? { category: sports.map((sport) => sportNames[sport]) } : {}),
  };
}

export function offersOf(price: number, description?: string) {
  return {
    offers: [
      {
        '@type': 'Offer',
        name: price === 0 ? 'De graça' : 'Entrada',
        price,
        priceCurrency: 'BRL',
        ...(description ? { description } : {}),
      },
    ],
  };
}

/** Without a limit it is for all ages. */
export function ageRangeOf({
  minAge = 0,
  maxAge,
}: {
  minAge?: number | undefined;
  maxAge?: number | undefined;
}) {
  const range = { '@type': 'QuantitativeValue', minValue: minAge };
  return { ageRange: maxAge === undefined ? range : { ...range, maxValue: maxAge } };
}

export function imageOf(picture: Picture, origin: string) {
  if (!picture) return {};
  const { path, width, height } = sharePicture(picture);
  return { image: [{ '@type': 'ImageObject', url: origin + path, width, height }] };
}

export const accessibilityOf = (accessible: boolean) =>
  accessible ? { accessibilityInformation: 'Acessível para pessoas com deficiência.' } : {};

export const dayNames: Record<Weekday, string> = {
  dom: 'https://schema.org/Sunday',
  seg: 'https://schema.org/Monday',
  ter: 'https://schema.org/Tuesday',
  qua: 'https://schema.org/Wednesday',
  qui: 'https://schema.org/Thursday',
  sex: 'https://schema.org/Friday',
  sab: 'https://schema.org/Saturday',
};

/** 'PT1H30M' */
export function durationOf(startsAt: Date, endsAt: Date): string {
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}

/** As templates of addresses have a start: '2026-11-19T17:00:00Z'. */
export const startText = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, 'Z');
