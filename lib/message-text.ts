/** What a message to those signed up may name; each is replaced for each of them. */
export const placeholders = {
  nome: 'quem inscreveu',
  equipe: 'a equipe, ou quem participa',
  protocolo: 'o protocolo',
  inscricao: 'o nome do serviço',
  data: 'o dia do evento, ou o último dia da inscrição',
} as const;
export type Placeholder = keyof typeof placeholders;

/** What somebody is told; without a date none may be named. */
export type PlaceholderValues = Record<Exclude<Placeholder, 'data'>, string> & {
  data: string | undefined;
};

const shape = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/** What stands in braces and means nothing. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(shape)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));

export const namesDate = (text: string): boolean => text.includes('{data}');

/** In one pass: what a person typed is never read as a placeholder. */
export const fillMessage = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(shape, (whole, name: string) =>
    isPlaceholder(name) ? (values[name] ?? whole) : whole,
  );
