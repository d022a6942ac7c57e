import { cleanText } from './clean-text.ts';
/** What the contact form carries, as typed. */
export interface ContactFields {
  nome: string;
  email: string;
  assunto: string;
  mensagem: string;
  /** What the message is about, filled in by the link that led to the form. */
  sobre: string;
}

/** In characters, as a person counts them. */
export const contactLimits = {
  nome: 120,
  email: 254,
  mensagem: { min: 10, max: 5000 },
  sobre: 200,
} as const;

/** Takes the fields of a posted form, free of what nobody can type: control characters, half letters. */
export function cleanContactFields(form: ReadonlyMap<string, string>): ContactFields {
  const read = (name: keyof ContactFields) => cleanText(form.get(name) ?? '');
  return {
    nome: read('nome'),
    email: read('email'),
    assunto: read('assunto'),
    mensagem: read('mensagem'),
    sobre: cleanText(form.get('sobre') ?? '').replace(/\s+/g, ' '),
  };
}
