import { z } from 'zod';
import { type ContactFields, contactLimits } from './contact-fields.ts';
import { type ContactSubject, contactSubjects } from './vocabulary.ts';

export type ContactField = 'nome' | 'email' | 'assunto' | 'mensagem';
export type ContactErrors = Partial<Record<ContactField, string>>;

const { nome, email, mensagem, sobre } = contactLimits;
const subjects = Object.keys(contactSubjects) as ContactSubject[];
const lengthOf = (text: string) => [...text].length;
/** A line break in a name or an address could one day start a new header of an e-mail. */
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

type Checked = { message: z.infer<typeof message> } | { errors: ContactErrors };

/** What may be kept, or the first thing to mend in each field, in words for the person. */
export function checkContact(fields: ContactFields): Checked {
  const result = message.safeParse(fields);
  if (result.success) return { message: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message: words } of result.error.issues) errors[String(path[0])] ??= words;
  return { errors };
}
