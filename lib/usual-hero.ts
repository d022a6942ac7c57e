import type { PosterName } from './posters.ts';

/** The head of the home page where editors wrote nothing else: the specification's. */
export const usualHero = {
  title: 'Esporte e Lazer\npara todos\nos amapaenses',
  lead: 'Eventos, aulas gratuitas e atletas dos 16 municípios, na terra cortada pela linha do Equador.',
  poster: 'corrida',
} as const satisfies { title: string; lead: string; poster: PosterName };

/** So many lines of so many letters fit beside the figure at every width. */
const mostLines = 3;
const longestLine = 18;

export const linesOf = (title: string): string[] =>
  title
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with a title, in words; undefined when it fits. */
export function wrongTitle(title: string): string | undefined {
  const lines = linesOf(title);
  if (lines.length > mostLines) return `Até ${mostLines} linhas.`;
  const long = lines.find((line) => line.length > longestLine);
  return long && `“${long}” não cabe: até ${longestLine} letras por linha.`;
}
