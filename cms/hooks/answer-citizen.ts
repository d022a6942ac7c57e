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
 * An answer is sent when the state says so and there is a text. Thrown as an error with words: of a field's
 * own check, a built admin shows only the name of the field.
 */
export const checkAnswer: CollectionBeforeValidateHook<ContactMessage> = ({
  data = {},
  originalDoc,
}) => {
  const { status, answer } = { ...originalDoc, ...data };
  const words = (answer ?? '').trim();
  if (status === 'respondida' && words === '') refuse('Escreva a resposta antes de enviar.');
  if ([...words].length > longestAnswer)
    refuse(`A resposta pode ter até ${longestAnswer.toLocaleString('pt-BR')} caracteres.`);
  return data;
};

export const stampAnswer: CollectionBeforeChangeHook<ContactMessage> = ({ data, originalDoc }) =>
  data.status === 'respondida' && !originalDoc?.answeredAt
    ? { ...data, answeredAt: new Date().toISOString() }
    : data;

/**
 * In the transaction that stores the answer. The mail's name is made from the protocol and is unique: of two
 * people who answer at the same moment, the second is refused.
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
