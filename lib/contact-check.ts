import { z } from 'zod';
import { type ContactFields, contactLimits, isNomination } from './contact-fields.ts';
import { isEmailAddress } from './email-address.ts';
import { type ContactSubject, contactSubjects } from './vocabulary.ts';

/** Those a person fills in, in the order of the form. */
export const contactFieldNames = [
  'nome',
  'email',
  'assunto',
  'atleta',
  'modalidade',
  'municipio',
  'conquistas',
  'mensagem',
] as const;
export type ContactField = (typeof contactFieldNames)[number];
export type ContactErrors = Partial<Record<ContactField, string>>;

const { nome, email, mensagem, sobre } = contactLimits;
const { atleta, modalidade, municipio, conquistas } = contactLimits;
const subjects = Object.keys(contactSubjects) as ContactSubject[];
const lengthOf = (text: string) => [...text].length;
/** A line break in a name or an address could start a new header in a mail. */
const oneLine = (text: string) => !/[\r\n]/.test(text);

const atMost = (limit: number, words: string) =>
  z
    .string()
    .refine((text) => lengthOf(text) <= limit, `${words} até ${inFigures(limit)} caracteres.`);
const inFigures = (limit: number) => limit.toLocaleString('pt-BR');

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
      (text) => oneLine(text) && isEmailAddress(text),
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
      `A mensagem pode ter até ${inFigures(mensagem.max)} caracteres.`,
    ),
  indicacao: z.string().transform((text) => (text === 'atleta' ? text : '')),
  atleta: z.string(),
  modalidade: z.string(),
  municipio: z.string(),
  conquistas: z.string(),
  sobre: z.string().transform((text) => [...text].slice(0, sobre).join('')),
});

const nomination = message.extend({
  atleta: atMost(atleta, 'O nome do atleta pode ter')
    .min(1, 'Escreva o nome do atleta.')
    .refine(oneLine, 'Escreva o nome do atleta em uma linha só.'),
  modalidade: atMost(modalidade, 'A modalidade pode ter').min(1, 'Escreva a modalidade.'),
  municipio: atMost(municipio, 'O município pode ter'),
  conquistas: atMost(conquistas, 'As conquistas podem ter'),
});

type Checked = { message: z.infer<typeof message> } | { errors: ContactErrors };

/** The checked message, or the first mistake in each field, in words for the citizen. */
export function checkContact(fields: ContactFields): Checked {
  const result = (isNomination(fields) ? nomination : message).safeParse(fields);
  if (result.success) return { message: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message: words } of result.error.issues) errors[String(path[0])] ??= words;
  return { errors };
}
