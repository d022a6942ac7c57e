import { counted, nounFor } from '../../lib/counts.ts';
import { editAddress } from '../edit-address.ts';
import { listStalePicks } from '../home/stale-picks.ts';
import type { Schedules } from '../schedules/list-schedules.ts';
import { type Asking, asPerson } from './ask.ts';
import { type MailFigures, stuckStates } from './mail-figures.ts';
import { gigabytes, type Storage } from './storage.ts';

/** Something that went wrong or stale, and the verb that mends it. */
export interface ToMend {
  title: string;
  words: string;
  verb: string;
  address: string;
}

/** Mail that is stuck: nothing of it is lost. */
export function stuckMail({ failed }: MailFigures): ToMend[] {
  if (failed === 0) return [];
  const where = new URLSearchParams({ 'where[or][0][and][0][state][in]': stuckStates.join(',') });
  return [
    {
      title: counted(failed, 'e-mail não saiu', 'e-mails não saíram'),
      words: 'O servidor recusou, ou não se sabe se chegaram. Nada se perdeu.',
      verb: `Ver ${nounFor(failed, 'o e-mail', `os ${failed}`)}`,
      address: `/admin/collections/outgoing-mails?${where}`,
    },
  ];
}

export function scarceStorage({ scarce, free, total }: Storage): ToMend[] {
  if (!scarce) return [];
  return [
    {
      title: 'O disco está quase cheio',
      words: `Restam ${gigabytes(free)} de ${gigabytes(total)}.`,
      verb: 'Ver as imagens',
      address: '/admin/collections/media?sort=-filesize',
    },
  ];
}

/** Found by the nightly check. */
export async function brokenLinks(asking: Asking): Promise<ToMend[]> {
  const { docs, totalDocs } = await asking.payload.find({
    collection: 'broken-links',
    limit: 2,
    ...asPerson(asking),
  });
  const [first] = docs;
  if (!first) return [];
  const places = [...new Set(docs.map(({ title }) => `“${title}”`))].join(' e em ');
  return [
    {
      title: counted(totalDocs, 'link quebrado', 'links quebrados'),
      words: `Em ${places}${totalDocs > docs.length ? ', e em outros' : ''}.`,
      verb: totalDocs === 1 ? 'Corrigir' : `Ver os ${totalDocs}`,
      address: totalDocs === 1 ? first.place : '/admin/collections/broken-links',
    },
  ];
}

/** More of one kind are not listed one by one. */
const most = 3;

/** What was to go out and did not: it stays here until somebody has made up for it. */
export function failedSchedules({ failed }: Schedules): ToMend[] {
  return failed.slice(0, most).map(({ collection, document, title, type, why }) => ({
    title: `“${title}” não ${type === 'publish' ? 'foi publicado' : 'foi retirado do site'} na hora marcada`,
    words: `${why} Nada se perdeu.`,
    verb: 'Abrir',
    address: editAddress(collection, document),
  }));
}

/** Tried again every minute meanwhile. */
const lateAfterMs = 15 * 60_000;

/** Editions that should have gone out. */
export async function lateEditions(asking: Asking, now: Date): Promise<ToMend[]> {
  const { docs } = await asking.payload.find({
    collection: 'newsletter-editions',
    where: {
      state: { equals: 'agendada' },
      sendAt: { less_than: new Date(now.getTime() - lateAfterMs).toISOString() },
    },
    ...{ sort: 'sendAt', limit: most, pagination: false, select: { subject: true } },
    ...asPerson(asking),
  });
  return docs.map(({ id, subject }) => ({
    title: `A edição “${subject}” não saiu na hora marcada`,
    words: 'Ninguém a recebeu. Confira, e envie ou desmarque.',
    verb: 'Abrir',
    address: editAddress('newsletter-editions', id),
  }));
}

/** What visitors of the home page no longer see, or should not. */
export async function stalePicks({ payload }: Asking, now: Date): Promise<ToMend[]> {
  const picks = await listStalePicks(payload, now);
  return picks.slice(0, most).map(({ block, title, why }) => ({
    title: `${block}: ${title}`,
    words: `${why}.`,
    verb: 'Trocar',
    address: '/admin/globals/home',
  }));
}

/** Photographs whose sizes could not be made. */
export async function failedPhotographs(asking: Asking): Promise<ToMend[]> {
  const { docs, totalDocs } = await asking.payload.find({
    collection: 'media',
    where: { 'preparation.state': { equals: 'falhou' } },
    limit: 1,
    select: { alt: true },
    ...asPerson(asking),
  });
  const [first] = docs;
  if (!first) return [];
  return [
    {
      title: counted(totalDocs, 'fotografia não ficou pronta', 'fotografias não ficaram prontas'),
      words: `“${first.alt}”${totalDocs > 1 ? ' e outras' : ''}.`,
      verb: 'Abrir',
      address: editAddress('media', first.id),
    },
  ];
}
