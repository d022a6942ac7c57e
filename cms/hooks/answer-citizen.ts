import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { answerMail } from '../../mail/letters/contact.ts';
import { putInOutbox } from '../../mail/outbox.ts';
import type { ContactMessage } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { refuse } from './refuse.ts';

const longestAnswer = 5000;

/**
 * A message is answered when it says so and there is something to send. Told as a sentence: of a
 * field's own check, a built admin passes on only the name of the field.
 */
export const checkAnswer: CollectionBeforeValidateHook<ContactMessage> = ({
  data = {},
  originalDoc,
}) => {
  const { status, answer } = { ...originalDoc, ...data };
  const words = (answer ?? '').trim();
  if (status === 'respondida' && words === '')
    refuse('Escreva a resposta antes de escolher a situação “Respondida”.');
  if ([...words].length > longestAnswer)
    refuse(`A resposta pode ter até ${longestAnswer.toLocaleString('pt-BR')} caracteres.`);
  return data;
};

export const stampAnswer: CollectionBeforeChangeHook<ContactMessage> = ({ data, originalDoc }) =>
  data.status === 'respondida' && !originalDoc?.answeredAt
    ? { ...data, answeredAt: new Date().toISOString() }
    : data;

/**
 * In the transaction that keeps the answer. The mail's name is made from the protocol and can stand in
 * the outbox once only: of two people who answer at the same moment, the second is refused.
 */
export const mailAnswer: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.answeredAt || previousDoc?.answeredAt) return;
  await putInOutbox(
    {
      to: doc.email,
      ...answerMail({ ...doc, answer: doc.answer ?? '' }, settings.siteUrl),
      name: `resposta-${doc.protocol}`,
    },
    req,
  );
};
