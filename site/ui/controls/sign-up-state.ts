import type { TakingPart } from '#content/taking-part';
import { servicePath, signUpPath } from '../../../lib/paths.ts';
import { isOpen, serviceState, stateWords } from '../../../lib/service-state.ts';

/** To the form while it takes people, else to the service, which says when and may tell one. */
export const signUpAddress = (part: TakingPart, now: Date): string =>
  part.placesLeft !== undefined && isOpen(serviceState(part, now))
    ? signUpPath(part.slug)
    : servicePath(part.slug);

/** 'Aberto até 30 de junho, 12 vagas' */
export const signUpWords = (part: TakingPart, now: Date): string =>
  stateWords(serviceState(part, now, part.placesLeft), now);
