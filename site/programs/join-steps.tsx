import { type Step, Steps } from '../ui/cards/steps.tsx';

/** The specification's block, on the list of programs and on each of them. */
export function JoinSteps({ steps }: { steps: readonly Step[] }) {
  return <Steps id="como-participar" heading="Como Participar" steps={steps} />;
}
