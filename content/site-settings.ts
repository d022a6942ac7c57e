import type { SocialNetwork } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface SiteLink {
  name: string;
  path: string;
}

export interface SiteSettings {
  mission: string;
  contact: {
    name: string;
    street: string;
    city: string;
    postalCode: string;
    phone: string;
    email: string;
    hours: string;
  };
  /** The data officer: undefined until an editor has named one. */
  privacy: { officerName: string | undefined; officerEmail: string | undefined };
  social: Record<SocialNetwork, string>;
  navigation: SiteLink[];
  footerLinks: SiteLink[];
}

let lastKnown: SiteSettings | undefined;

/**
 * Every page needs these, also the page that says that nothing could be saved. So the last ones read are used
 * while the database is away.
 */
export async function readSiteSettings(): Promise<SiteSettings> {
  try {
    lastKnown = await read();
  } catch (error) {
    if (!lastKnown) throw error;
  }
  return lastKnown;
}

async function read(): Promise<SiteSettings> {
  const payload = await openPayload();
  const document = await payload.findGlobal({ slug: 'site-settings', ...asVisitor });
  const { name, street, city, postalCode, phone, email, hours } = document.contact;
  const { officerName, officerEmail } = document.privacy ?? {};
  const { instagram, facebook, youtube } = document.social;
  return {
    mission: document.mission,
    contact: { name, street, city, postalCode, phone, email, hours },
    privacy: { officerName: officerName || undefined, officerEmail: officerEmail || undefined },
    social: { instagram, facebook, youtube },
    navigation: (document.navigation ?? []).map(toLink),
    footerLinks: (document.footerLinks ?? []).map(toLink),
  };
}

const toLink = ({ name, path }: SiteLink): SiteLink => ({ name, path });
