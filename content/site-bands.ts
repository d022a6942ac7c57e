import type { SiteBand as Document } from '../cms/payload-types.ts';
import { dayOf, longDate } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { type ElectoralPeriod, hidesPublicity } from '../lib/publicity.ts';
import { safeAddress } from '../lib/safe-address.ts';
import { type BandKind, bandKinds } from '../lib/vocabulary.ts';
import { readElectoralPeriod } from './electoral-period.ts';
import { asVisitor, openPayload } from './payload.ts';

/** A message above every page. */
export interface SiteBand {
  kind: BandKind;
  title: string;
  text: string;
  link: string | undefined;
}

interface Stored {
  band: Document;
  period: ElectoralPeriod | undefined;
}

let lastKnown: Stored | undefined;

/** Every page asks, also the one that says that nothing works: while the database is away, the last answer holds. */
export async function readSiteBands(now: Date): Promise<SiteBand[]> {
  try {
    lastKnown = await read();
  } catch (error) {
    if (!lastKnown) throw error;
  }
  return [...bandOf(lastKnown.band, now), ...electoralBand(lastKnown.period, now)];
}

async function read(): Promise<Stored> {
  const payload = await openPayload();
  const [band, period] = await Promise.all([
    payload.findGlobal({ slug: 'site-band', ...asVisitor, depth: 0 }),
    readElectoralPeriod(),
  ]);
  return { band, period };
}

function bandOf({ text, kind, link, from, until }: Document, now: Date): SiteBand[] {
  const isEarly = from && now < new Date(from);
  const isLate = until && now >= new Date(until);
  if (!text?.trim() || isEarly || isLate) return [];
  return [{ kind, title: bandKinds[kind], text: text.trim(), link: safeAddress(link) }];
}

function electoralBand(period: ElectoralPeriod | undefined, now: Date): SiteBand[] {
  if (!period || !hidesPublicity(period, now)) return [];
  const until = longDate(dayOf(period.until));
  const text = `Até ${until}, por lei, notícias e outras publicações não são mostradas. Serviços, agenda e transparência continuam.`;
  return [{ kind: 'aviso', title: 'Período eleitoral', text, link: paths.electoralPeriod }];
}

/** The moments, in milliseconds, at which what these bands say begins or ends. */
export async function readTurningPoints(): Promise<number[]> {
  const { band, period } = await read();
  const moments = [band.from, band.until].flatMap((moment) => (moment ? Date.parse(moment) : []));
  return period ? [...moments, period.from.getTime(), period.until.getTime()] : moments;
}
