import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { namesDate } from '../../lib/message-text.ts';
import { refuse } from '../hooks/refuse.ts';
import type { Entry, EntryNotice, MessageTemplate } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { sharedValues } from './notice-letter.ts';

/** What a new one starts with, whatever the request says. */
const begun = () => ({
  ...({ kind: 'mensagem', state: 'rascunho', cursor: 0, told: 0, withoutMail: 0 } as const),
  ...{ pending: null, changedAt: null, about: null, before: null, code: randomUUID() },
});

/** Fills in a template, and refuses what could not be sent. */
export const prepareNotice: CollectionBeforeChangeHook<EntryNotice> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const prepared = operation === 'create' ? { ...data, ...begun() } : data;
  const { signUp, scope, toState, entry, ...written } = { ...originalDoc, ...prepared };
  const template = await templateOf(relatedId(written.template), req);
  const subject = written.subject?.trim() || template?.subject;
  const text = written.text?.trim() || template?.text;
  if (!subject || !text) refuse('Escreva o assunto e o texto, ou escolha um modelo.');
  const form = relatedId(signUp) ?? 0;
  if (scope === 'uma') await checkEntry(relatedId(entry), form, req);
  else if (!toState) refuse('Escolha a situação das inscrições.');
  if (namesDate(subject + text) && !(await sharedValues(form, req)).data)
    refuse('Esta inscrição não tem data: tire {data} do texto.');
  return { ...prepared, subject, text };
};

async function templateOf(id: number | null | undefined, req: PayloadRequest) {
  if (!id) return undefined;
  const where = { id: { equals: id } };
  return req.payload.db.findOne<MessageTemplate>({ collection: 'message-templates', where, req });
}

async function checkEntry(id: number | null | undefined, signUp: number, req: PayloadRequest) {
  if (!id) refuse('Escolha a inscrição.');
  const where = { id: { equals: id } };
  const entry = await req.payload.db.findOne<Entry>({ collection: 'entries', where, req });
  if (relatedId(entry?.signUp) !== signUp) refuse('Esta inscrição é de outro formulário.');
}
