import { pageTitle } from '../addresses/page-title.ts';
import { stepNames } from './entry-line.tsx';
import type { ShownSignUp, SignUpView } from './sign-up-view.ts';

/** 'Contato, Inscrição: Quinta Feliz': the step comes first, because it is what changes. */
export function signUpTitle({ service }: ShownSignUp, view: SignUpView): string {
  const name = `Inscrição: ${service.title}`;
  if (view.kind !== 'step') return name;
  const { step, athlete } = view;
  return pageTitle(stepNames[step], athleteWords(athlete), name);
}

function athleteWords(athlete: number | 'lista' | undefined): string | undefined {
  return typeof athlete === 'number' ? `atleta ${athlete}` : athlete && 'lista colada';
}
