import type { Payload } from 'payload';
import { fixedHome, fixedInstitution } from '../cms/fixed-texts.ts';
import { municipalities } from '../sample/municipalities.ts';
import { programsPage } from '../sample/programs-page.ts';
import { siteSettings } from '../sample/site-settings.ts';
import type { Request } from './fill-empty-database.ts';

/**
 * What every portal has, with or without the sample: the 16 municipalities, the navigation, and the
 * specification's figures and texts. Returns the ids of the municipalities, in order.
 */
export async function loadFixed(payload: Payload, request: Request): Promise<number[]> {
  const ids: number[] = [];
  for (const data of municipalities) {
    const { id } = await payload.create({
      collection: 'municipalities',
      data,
      depth: 0,
      req: { ...request },
    });
    ids.push(id);
  }
  await payload.updateGlobal({ slug: 'site-settings', data: siteSettings, req: { ...request } });
  await payload.updateGlobal({ slug: 'programs-page', data: programsPage, req: { ...request } });
  await payload.updateGlobal({ slug: 'home', data: fixedHome, req: { ...request } });
  await payload.updateGlobal({ slug: 'institution', data: fixedInstitution, req: { ...request } });
  return ids;
}
