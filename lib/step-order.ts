import type { EntryContent, SignUpRule } from './entry.ts';

/** The pages of a sign-up, one question each. */
export const entrySteps = [
  'equipe',
  'pessoa',
  'vaga',
  'contato',
  'atletas',
  'documentos',
  'revisar',
] as const;
export type EntryStep = (typeof entrySteps)[number];

/** Those that this sign-up has, in their order. Where there is nothing to choose, nothing is asked. */
export function stepsOf(
  { kind, quotas, documents }: SignUpRule,
  { correcting }: Pick<EntryContent, 'correcting'>,
): EntryStep[] {
  const choice: EntryStep[] = quotas.length > 1 && !correcting ? ['vaga'] : [];
  const last: EntryStep[] = [...(documents.length > 0 ? (['documentos'] as const) : []), 'revisar'];
  return kind === 'equipe'
    ? ['equipe', ...choice, 'contato', 'atletas', ...last]
    : ['pessoa', ...choice, 'contato', ...last];
}

/** Something that keeps it from being sent, and the page that mends it. */
export interface EntryProblem {
  step: EntryStep;
  text: string;
}
