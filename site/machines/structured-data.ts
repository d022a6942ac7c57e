import type {
  BreadcrumbList,
  CollectionPage,
  GovernmentOrganization,
  ImageObject,
  Thing,
} from 'schema-dts';
import type { Picture } from '#content/pictures';
import type { SiteSettings } from '#content/site-settings';
import type { Crumbs } from '../addresses/crumbs.ts';
import { homeCrumb } from '../addresses/home-crumb.ts';
import { type SharePicture, sharePicture } from './share-picture.ts';

/** What a page is about, in the words of schema.org. */
export type Schema = Exclude<Thing, string>;

/** As the content of a script element: '<' is escaped, so that no title can close it. */
export function toJsonLd(thing: Schema): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return text.replaceAll('<', '\\u003c');
}

/** The secretariat, as organiser, publisher or provider. */
export function secretariat(origin: string) {
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${origin}/#secretaria`,
    name: 'Secretaria de Estado do Desporto e Lazer do Amapá',
    alternateName: 'SEDEL',
    url: `${origin}/`,
    logo: `${origin}/icones/icone-512.png`,
  } as const satisfies GovernmentOrganization;
}

/** The secretariat with what a citizen needs to reach it. */
export function secretariatInFull({ mission, contact, social }: SiteSettings, origin: string) {
  const { street, city, postalCode, phone, email } = contact;
  return {
    ...secretariat(origin),
    description: mission,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city.replace(/\s*-\s*AP$/, ''),
      addressRegion: 'AP',
      postalCode,
      addressCountry: 'BR',
    },
    areaServed: { '@type': 'State', name: 'Amapá' },
    sameAs: Object.values(social),
  } as const satisfies GovernmentOrganization;
}

export function pictureOf(picture: Picture, origin: string): ImageObject {
  return imageObject(sharePicture(picture), origin);
}

function imageObject({ path, width, height, alt }: SharePicture, origin: string) {
  return {
    '@type': 'ImageObject',
    url: origin + path,
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    caption: alt,
  } as const satisfies ImageObject;
}

/** The same steps as the breadcrumb that one sees; the last is this page. */
export function breadcrumbList({ trail, here }: Crumbs, url: string, origin: string) {
  const steps = [
    ...[homeCrumb, ...trail].map(({ name, path }) => ({ name, item: origin + path })),
    { name: here, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  } as const satisfies BreadcrumbList;
}

interface Collection {
  name: string;
  path: string;
  things: ({ slug: string } & ({ title: string } | { name: string }))[];
  /** Where the pages of the things are, if not under the list's own address. */
  under?: string;
}

/** A page that lists things, each of which has a page of its own. */
export function collectionPage({ name, path, things, under = path }: Collection, origin: string) {
  return {
    '@type': 'CollectionPage',
    name,
    url: origin + path,
    inLanguage: 'pt-BR',
    publisher: secretariat(origin),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: things.length,
      itemListElement: things.map((thing, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: 'title' in thing ? thing.title : thing.name,
        url: `${origin}${under}/${thing.slug}`,
      })),
    },
  } as const satisfies CollectionPage;
}
