import type { CollectionSlug, PayloadRequest } from 'payload';
import { reviewMail } from '../../mail/letters/review.ts';
import { putAllInOutbox } from '../../mail/outbox.ts';
import { isEditor } from '../access/editors.ts';
import { isAuthor } from '../access/writers.ts';
import { refuse } from '../hooks/refuse.ts';
import type { ReviewRequest, User } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { together } from '../together.ts';
import { isAsked, requestOf } from './review-request.ts';

interface Draft {
  collection: CollectionSlug;
  id: number;
}

const slug = 'review-requests';

/** An author says that a draft is ready. Editors get one mail for each request, however often it is sent. */
export async function askReview({ collection, id, note }: Draft & { note: string }, req: Asking) {
  const { payload, user } = req;
  if (!isAuthor(req)) refuse('Só autores pedem revisão.', 403);
  const title = await titleOfDraft({ collection, id }, req);
  await together(payload, async (transactionID) => {
    const within = { req: { transactionID } };
    const where = requestOf(collection, id);
    const waiting = await payload.db.findOne<ReviewRequest>({
      collection: slug,
      where: { and: [where, isAsked] },
      ...within,
    });
    if (waiting) return;
    // One that was returned gives way to the new one.
    await payload.db.deleteMany({ collection: slug, where, ...within });
    const request: ReviewRequest = await payload.db.create({
      collection: slug,
      data: {
        ...{ list: collection, document: id, state: 'pedida', note },
        ...{ account: user.id, askedBy: user.name },
      },
      ...within,
    });
    const letter = { request, title };
    const mails = (await readEditors(req, transactionID)).map(({ email }) =>
      reviewMail(email, letter, settings.adminUrl),
    );
    await putAllInOutbox(mails, { payload, transactionID });
  });
}

/** An editor gives a draft back, with what it lacks. */
export async function returnDraft(
  { collection, id, note, now }: Draft & { note: string; now: Date },
  req: Asking,
) {
  if (!isEditor(req)) refuse('Só editores devolvem um rascunho.', 403);
  if (note === '') refuse('Escreva o que falta: quem pediu vê no formulário.');
  const returned: ReviewRequest | null = await req.payload.db.updateOne({
    collection: slug,
    where: { and: [requestOf(collection, id), isAsked] },
    data: {
      ...{ state: 'devolvida', answer: note },
      ...{ returnedBy: req.user.name, returnedAt: now.toISOString() },
    },
    options: { atomic: true },
  });
  if (!returned) refuse('Este rascunho não espera revisão.');
}

export type Asking = Pick<PayloadRequest, 'payload'> & { user: User & { collection: 'users' } };

async function titleOfDraft({ collection, id }: Draft, { payload, user }: Asking) {
  const draft = await payload.findByID({
    ...{ collection, id, draft: true, depth: 0, disableErrors: true },
    ...{ user, overrideAccess: false },
  });
  if (!draft) return refuse('Este rascunho não existe mais.', 404);
  if (Reflect.get(draft, '_status') !== 'draft') refuse('Não há nada por publicar aqui.');
  const title: unknown = Reflect.get(
    draft,
    payload.collections[collection].config.admin.useAsTitle ?? 'id',
  );
  return typeof title === 'string' && title !== ''
    ? title
    : refuse('Dê um título antes de pedir a revisão.');
}

/** Where nobody has that role yet, administrators publish. */
async function readEditors({ payload }: Asking, transactionID: number | string) {
  const withRole = async (role: User['role']) =>
    (
      await payload.db.find<User>({
        collection: 'users',
        where: { role: { equals: role } },
        pagination: false,
        req: { transactionID },
      })
    ).docs;
  const editors = await withRole('editor');
  return editors.length > 0 ? editors : withRole('admin');
}
