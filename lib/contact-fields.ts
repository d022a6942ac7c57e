import { cleanText } from './clean-text.ts';
/** What the contact form carries, as typed. */
export interface ContactFields {
  nome: string;
  email: string;
  assunto: string;
  mensagem: string;
  /** What the message is about, filled in by the link that led to the form. */
  sobre: string;
  /** 'atleta' when the link asked for the fields of a nomination. */
  indicacao: string;
  atleta: string;
  modalidade: string;
  municipio: string;
  conquistas: string;
}

/** In characters, as a person counts them. */
export const contactLimits = {
  nome: 120,
  email: 254,
  mensagem: { min: 10, max: 5000 },
  sobre: 200,
  atleta: 120,
  modalidade: 80,
  municipio: 80,
  conquistas: 1000,
} as const;

export const emptyContact: ContactFields = {
  nome: '',
  email: '',
  assunto: '',
  mensagem: '',
  sobre: '',
  indicacao: '',
  atleta: '',
  modalidade: '',
  municipio: '',
  conquistas: '',
};

export const isNomination = ({ indicacao }: Pick<ContactFields, 'indicacao'>): boolean =>
  indicacao === 'atleta';

/** The fields of a posted form, without control characters and broken characters, which nobody can type. */
export function cleanContactFields(form: ReadonlyMap<string, string>): ContactFields {
  const names = Object.keys(emptyContact) as (keyof ContactFields)[];
  const fields = names.map((name) => [name, cleanText(form.get(name) ?? '')]);
  const typed = Object.fromEntries(fields) as unknown as ContactFields;
  return { ...typed, sobre: typed.sobre.replace(/\s+/g, ' ') };
}
