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

/** What must hold, and what a citizen is told where it doesn't. */
type Rule = [holds: (text: string) => boolean, words: string];

const lengthOf = (text: string) => [...text].length;
/** A line break in a name or an address could start a new header in a mail. */
const oneLine = (text: string) => !/[\r\n]/.test(text);
const isSubject = (text: string): text is ContactSubject => Object.hasOwn(contactSubjects, text);

const written = (words: string): Rule => [(text) => text !== '', words];
const atMost = (limit: number, words: string): Rule => [
  (text) => lengthOf(text) <= limit,
  `${words} até ${limit.toLocaleString('pt-BR')} caracteres.`,
];

/** By field; the first that doesn't hold is told. */
const rules: Partial<Record<ContactField, Rule[]>> = {
  nome: [
    written('Escreva seu nome.'),
    [oneLine, 'Escreva seu nome em uma linha só.'],
    atMost(nome, 'O nome pode ter'),
  ],
  email: [
    written('Escreva seu e-mail.'),
    atMost(email, 'O e-mail pode ter'),
    [
      (text) => oneLine(text) && isEmailAddress(text),
      'Informe um e-mail válido, como nome@exemplo.com.',
    ],
  ],
  assunto: [[isSubject, 'Escolha um assunto da lista.']],
  mensagem: [
    written('Escreva sua mensagem.'),
    [
      (text) => lengthOf(text) >= mensagem.min,
      `A mensagem precisa de pelo menos ${mensagem.min} caracteres.`,
    ],
    atMost(mensagem.max, 'A mensagem pode ter'),
  ],
};

const nominationRules: typeof rules = {
  ...rules,
  atleta: [
    atMost(atleta, 'O nome do atleta pode ter'),
    written('Escreva o nome do atleta.'),
    [oneLine, 'Escreva o nome do atleta em uma linha só.'],
  ],
  modalidade: [atMost(modalidade, 'A modalidade pode ter'), written('Escreva a modalidade.')],
  municipio: [atMost(municipio, 'O município pode ter')],
  conquistas: [atMost(conquistas, 'As conquistas podem ter')],
};

/** The first mistake in each field, in words for the citizen. Browsers ask this too, while one types. */
export function contactErrors(fields: ContactFields): ContactErrors {
  const asked = isNomination(fields) ? nominationRules : rules;
  const wrong = contactFieldNames.flatMap((name) => {
    const broken = asked[name]?.find(([holds]) => !holds(fields[name]));
    return broken ? [[name, broken[1]]] : [];
  });
  return Object.fromEntries(wrong);
}

type Checked = { message: ContactFields & { assunto: ContactSubject } } | { errors: ContactErrors };

/** The checked message, or what is wrong with it. */
export function checkContact(fields: ContactFields): Checked {
  const errors = contactErrors(fields);
  const { assunto } = fields;
  if (Object.keys(errors).length > 0 || !isSubject(assunto)) return { errors };
  const indicacao = isNomination(fields) ? fields.indicacao : '';
  const about = [...fields.sobre].slice(0, sobre).join('');
  return { message: { ...fields, assunto, indicacao, sobre: about } };
}
