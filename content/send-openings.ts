import type { Where } from 'payload';
import { noteErasure } from '../cms/erase-deleted-bytes.ts';
import { linkSigner } from '../cms/link-signer.ts';
import type { OpeningAlert } from '../cms/payload-types.ts';
import { retention } from '../lib/retention.ts';
import { isOpen, type ServiceState, serviceState, stateWords } from '../lib/service-state.ts';
import { skipFailing } from '../lib/skip-failing.ts';
import { openingMail } from '../mail/letters/opening-alert.ts';
import { putAllInOutbox } from '../mail/outbox.ts';
import { openPayload } from './payload.ts';
import { listServices, type ServiceCard } from './services.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

const collection = 'opening-alerts';
const atOnce = 200;
const dayMs = 86_400_000;

/**
 * Tells who waits for a service that has opened, and forgets them in the same transaction: a mail without a
 * deletion, or the other way round, can't be. Where it closed before anybody was told, they are only forgotten.
 */
export async function sendOpenings(now: Date): Promise<void> {
  if ((await countWaiting()) === 0) return;
  await skipFailing(
    await listServices(),
    async (service) => {
      const state = serviceState(service, now);
      // What was called off may open after all.
      if (state.kind === 'opens' || state.kind === 'cancelled') return;
      while ((await settleSome(service, state, now)) === atOnce);
    },
    'Avisos de abertura não saíram',
  );
}

const confirmed: Where = { state: { equals: 'confirmada' } };

async function countWaiting(): Promise<number> {
  const { db } = await openPayload();
  return (await db.count({ collection, where: confirmed })).totalDocs;
}

const settleSome = (service: ServiceCard, state: ServiceState, now: Date): Promise<number> =>
  inTransaction(async (req) => {
    const { docs } = await req.payload.db.find<OpeningAlert>({
      collection,
      where: { and: [confirmed, { service: { equals: service.id } }] },
      limit: atOnce,
      pagination: false,
      req,
    });
    if (docs.length === 0) return 0;
    if (isOpen(state)) {
      const words = stateWords(state, now);
      const mails = docs.map(({ email, tokenHash }) =>
        // Named by its own code: whoever writes the same mail at the same moment fails, and this one stays.
        openingMail(email, { ...service, words, name: `aviso-${tokenHash}` }, linkSigner.siteUrl),
      );
      await putAllInOutbox(mails, req);
    }
    await forget({ id: { in: docs.map(({ id }) => id) } }, req);
    return docs.length;
  });

/** Who never confirmed did not consent; who waits for what never opens is forgotten too. */
export async function purgeAlerts(now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const { unconfirmedDays, openingAlertDays } = retention;
  const old: Where = {
    or: [
      { consentAt: { less_than: before(openingAlertDays) } },
      {
        and: [
          { state: { equals: 'pendente' } },
          { consentAt: { less_than: before(unconfirmedDays) } },
        ],
      },
    ],
  };
  await inTransaction(async (req) => {
    const { totalDocs } = await req.payload.db.count({ collection, where: old, req });
    if (totalDocs > 0) await forget(old, req);
  });
}

async function forget(where: Where, req: TransactionRequest): Promise<void> {
  await req.payload.db.deleteMany({ collection, where, req });
  await noteErasure(req);
}
