import './sign-up-link.css';
import type { TakingPart } from '#content/taking-part';
import { isOpen, serviceState } from '../../../lib/service-state.ts';
import { ButtonLink } from './button.tsx';
import { signUpAddress, signUpWords } from './sign-up-state.ts';

interface SignUpLinkProps {
  part: TakingPart;
  now: Date;
}

/** 'Inscreva-se' with the true state; where one can't, the state alone. */
export function SignUpLink({ part, now }: SignUpLinkProps) {
  const href = signUpAddress(part, now);
  return isOpen(serviceState(part, now)) ? (
    <>
      <ButtonLink href={href} look="sun">
        Inscreva-se
      </ButtonLink>
      <span className="sign-up-state">{signUpWords(part, now)}</span>
    </>
  ) : (
    <ButtonLink href={href} look="ghost">
      Inscrição: {signUpWords(part, now)}
    </ButtonLink>
  );
}
