import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { type ContactFields, contactLimits } from '../lib/contact-fields.ts';
import { dayOf, yearOf } from '../lib/dates.ts';
import { type ContactSubject, contactSubjects } from '../lib/vocabulary.ts';
import { openPayload } from './payload.ts';

export type ContactField = 'nome' | 'email' | 'assunto' | 'mensagem';
export type ContactErrors = Partial<Record<ContactField, string>>;
export type ContactAnswer =
  | { kind: 'kept'; protocol: string }
  | { kind: 'wrong'; errors: ContactErrors };

const { nome, email, mensagem, sobre } = contactLimits;
const subjects = Object.keys(contactSubjects) as ContactSubject[];
const lengthOf = (text: string) => [...text].length;
const oneLine = (text: string) => !/[\r\n]/.test(text);

const message = z.object({
  nome: z
    .string()
    .min(1, 'Escreva seu nome.')
    .refine(oneLine, 'Escreva seu nome em uma linha só.')
    .refine((text) => lengthOf(text) <= nome, `O nome pode ter até ${nome} caracteres.`),
  email: z
    .string()
    .min(1, 'Escreva seu e-mail.')
    .refine((text) => lengthOf(text) <= email, `O e-mail pode ter até ${email} caracteres.`)
    .refine(
      (text) => oneLine(text) && z.email().safeParse(text).success,
      'Informe um e-mail válido, como nome@exemplo.com.',
    ),
  assunto: z.enum(subjects, 'Escolha um assunto da lista.'),
  mensagem: z
    .string()
    .min(1, 'Escreva sua mensagem.')
    .refine(
      (text) => lengthOf(text) >= mensagem.min,
      `A mensagem precisa de pelo menos ${mensagem.min} caracteres.`,
    )
    .refine(
      (text) => lengthOf(text) <= mensagem.max,
      `A mensagem pode ter até ${mensagem.max.toLocaleString('pt-BR')} caracteres.`,
    ),
  sobre: z.string().transform((text) => [...text].slice(0, sobre).join('')),
});

/** Keeps what a citizen wrote and answers with its protocol; throws when it can't be kept. */
export async function sendMessage(fields: ContactFields, now: Date): Promise<ContactAnswer> {
  const result = message.safeParse(fields);
  if (!result.success) return { kind: 'wrong', errors: firstErrors(result.error) };
  const { nome: name, email: address, assunto, mensagem: text, sobre: about } = result.data;
  const protocol = createProtocol(yearOf(dayOf(now)));
  const data = { protocol, name, email: address, subject: assunto, about, message: text };
  const payload = await openPayload();
  const failure = await payload
    .create({ collection: 'contact-messages', data: { ...data, status: 'recebida' } })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  // Looked up, not believed: the adapter hides a commit that failed, and a number that leads to
  // nothing is worse than none.
  if (failure || !(await isProtocol(protocol)))
    throw failure ?? new Error('The message was not kept.');
  return { kind: 'kept', protocol };
}

/** Was this number really given to somebody? Nothing else about the message is ever said. */
export async function isProtocol(text: string): Promise<boolean> {
  if (!protocolShape.test(text)) return false;
  const payload = await openPayload();
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: { protocol: { equals: text } },
  });
  return totalDocs > 0;
}

/** Without I, L, O and U, which are misheard on the telephone and misread on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const protocolShape = new RegExp(`^\\d{4}-[${letters}]{6}$`);

/** Random, so that nobody learns from one number how many people wrote or what the next will be. */
export function createProtocol(year: number): string {
  const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]);
  return `${year}-${code.join('')}`;
}

function firstErrors(error: z.ZodError): ContactErrors {
  const errors: Record<string, string> = {};
  for (const { path, message: words } of error.issues) errors[String(path[0])] ??= words;
  return errors;
}
