// Long because these are all the verbs of an edition, a few lines each.
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { now } from '../../lib/clock.ts';
import { parseDay } from '../../lib/dates.ts';
import { readPicked } from '../../lib/edition-items.ts';
import { instantAt } from '../../lib/local-moment.ts';
import { maskedAddress } from '../../lib/masked-address.ts';
import { hidesPublicity } from '../../lib/publicity.ts';
import { requeued } from '../../mail/claims.ts';
import { editionMail, testMail } from '../../mail/letters/newsletter.ts';
import { mailedLately, putInOutbox } from '../../mail/outbox.ts';
import { asked, requireEditor } from '../asked.ts';
import { isPublicityHidden, noEditionsNow, readPeriod } from '../electoral-period.ts';
import { refuse } from '../hooks/refuse.ts';
import { linkSigner } from '../link-signer.ts';
import type { NewsletterEdition, OutgoingMail } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { offerItems, readItems } from './edition-items.ts';
import { findWeeklyReaders } from './readers.ts';

const collection = 'newsletter-editions';
const mails = 'outgoing-mails';
const uncached = { headers: { 'cache-control': 'no-store' } };
const sendOnly = 'enviam edições';

async function editionOf(req: PayloadRequest): Promise<NewsletterEdition> {
  requireEditor(req, sendOnly);
  const where = { id: { equals: Number(req.routeParams?.id) } };
  const found = await req.payload.db.findOne<NewsletterEdition>({ collection, where, req });
  return found ?? refuse('Esta edição não existe.', 404);
}

/** As it went out, or will, or would now. */
async function wordsOf(edition: NewsletterEdition, req: PayloadRequest) {
  const { subject, body, items, sentAt, sendAt } = edition;
  const goesAt = sentAt ?? sendAt;
  const moment = goesAt ? new Date(goesAt) : now(settings);
  return { subject, body, items: await readItems(readPicked(items), moment, req) };
}

/** How a reader gets it, and how many would. The address in it is nobody's. */
const preview: Endpoint = {
  path: '/:id/previa',
  method: 'get',
  handler: async (req) => {
    const edition = await editionOf(req);
    const reader = { id: 0, email: 'leitora@exemplo.com' };
    const words = await wordsOf(edition, req);
    const { subject, text, html } = editionMail(reader, words, linkSigner);
    const { length: recipients } = await findWeeklyReaders(words.items, req);
    const { updatedAt } = edition;
    const held = (await isPublicityHidden(req)) ? noEditionsNow : '';
    return Response.json({ subject, text, html, recipients, updatedAt, held }, uncached);
  },
};

/** Two presses in a row are one test. */
const betweenTestsMs = 10_000;

const test: Endpoint = {
  path: '/:id/teste',
  method: 'post',
  handler: async (req) => {
    const words = await wordsOf(await editionOf(req), req);
    const to = req.user?.email ?? '';
    const mail = { to, ...testMail(words, linkSigner) };
    const asked = { to, subject: mail.subject, withinMs: betweenTestsMs };
    if (!(await mailedLately(asked, req))) await putInOutbox(mail, req);
    return Response.json({ to }, uncached);
  },
};

/** Stored if the edition is still what its sender saw, and has not been sent. */
async function change(updatedAt: string, data: Partial<NewsletterEdition>, req: PayloadRequest) {
  const { id } = await editionOf(req);
  const onlyIf: Where[] = [{ updatedAt: { equals: updatedAt } }];
  await req.payload.update({ ...{ collection, id, data, depth: 0, req }, context: { onlyIf } });
}

const seen = z.object({ updatedAt: z.iso.datetime() });

const send: Endpoint = {
  path: '/:id/enviar',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, sendOnly);
    const { updatedAt } = await asked(req, seen);
    await change(updatedAt, { state: 'enviar' }, req);
    return Response.json({ state: 'enviada' }, uncached);
  },
};

const dated = seen.extend({ at: z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/) });

const schedule: Endpoint = {
  path: '/:id/agendar',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, sendOnly);
    const { updatedAt, at } = await asked(req, dated);
    const [day = '', time = ''] = at.split('T');
    if (!parseDay(day)) refuse('Este dia não existe.');
    const moment = instantAt(day, time);
    if (moment.getTime() <= Date.now()) refuse('Escolha um momento que ainda não passou.');
    if (hidesPublicity(await readPeriod(req.payload, req), moment))
      refuse(
        'Este momento cai no período eleitoral, em que nenhuma edição é enviada. Escolha outro.',
      );
    await change(updatedAt, { state: 'agendada', sendAt: moment.toISOString() }, req);
    return Response.json({ state: 'agendada' }, uncached);
  },
};

const unschedule: Endpoint = {
  path: '/:id/desmarcar',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, sendOnly);
    const { updatedAt } = await asked(req, seen);
    await change(updatedAt, { state: 'rascunho', sendAt: null }, req);
    return Response.json({ state: 'rascunho' }, uncached);
  },
};

const ofEdition = (id: number, states: OutgoingMail['state'][]): Where => ({
  and: [{ edition: { equals: id } }, { state: { in: states } }],
});
const mostFailures = 100;

/** How far it got. Addresses of readers are shown whole to administrators only. */
const progress: Endpoint = {
  path: '/:id/andamento',
  method: 'get',
  handler: async (req) => {
    const { id, state, recipients, sentAt } = await editionOf(req);
    const { db } = req.payload;
    const count = async (states: OutgoingMail['state'][]) =>
      (await db.count({ collection: mails, where: ofEdition(id, states), req })).totalDocs;
    const { docs } = await db.find<OutgoingMail>({
      ...{ collection: mails, where: ofEdition(id, ['falhou', 'incerto']), sort: 'id' },
      ...{ limit: mostFailures, pagination: false, req },
    });
    const isAdmin = req.user?.role === 'admin';
    const failures = docs.map(({ id: mail, to, lastError, state: became }) => ({
      ...{ id: mail, reason: lastError ?? '', isUnsure: became === 'incerto' },
      to: isAdmin ? to : maskedAddress(to),
    }));
    const sent = await count(['enviado']);
    const waiting = await count(['esperando', 'enviando']);
    const failed = await count(['falhou']);
    return Response.json(
      { state, recipients: recipients ?? 0, sentAt, sent, waiting, failed, failures },
      uncached,
    );
  },
};

/** Only what the mail server refused: what may have arrived is decided mail by mail. */
const retry: Endpoint = {
  path: '/:id/tentar',
  method: 'post',
  handler: async (req) => {
    const { id } = await editionOf(req);
    if (await isPublicityHidden(req)) refuse(noEditionsNow);
    await req.payload.db.updateMany({
      ...{ collection: mails, where: ofEdition(id, ['falhou']), data: requeued, req },
      returning: false,
    });
    return Response.json({}, uncached);
  },
};

const firstDays = 14;

const offered: Endpoint = {
  path: '/novidades/desde-a-ultima',
  method: 'get',
  handler: async (req) => {
    requireEditor(req, sendOnly);
    const { docs } = await req.payload.db.find<NewsletterEdition>({
      ...{ collection, where: { state: { equals: 'enviada' } }, sort: '-sentAt' },
      ...{ limit: 1, pagination: false, req },
    });
    const moment = now(settings);
    const since = docs[0]?.sentAt ?? new Date(moment.getTime() - firstDays * 86_400_000);
    const items = await offerItems(new Date(since), moment, req);
    return Response.json({ since: new Date(since).toISOString(), items }, uncached);
  },
};

/** The picks of an edition, with their words. */
const picked: Endpoint = {
  path: '/:id/itens',
  method: 'get',
  handler: async (req) =>
    Response.json({ items: (await wordsOf(await editionOf(req), req)).items }, uncached),
};

export const editionEndpoints: Endpoint[] = [
  ...[preview, test, send, schedule, unschedule, progress, retry, offered, picked],
];
