import type { Event } from '#content/events';
import type { Program } from '#content/programs';
import type { Results } from '#content/results';
import type { Session } from '#content/sessions';
import type { TakingPart } from '#content/taking-part';
import { ResultSection } from '../ui/cards/result-section.tsx';
import type { ComingRule } from '../ui/cards/rule-rows.tsx';
import { signUpAddress, signUpWords } from '../ui/controls/sign-up-state.ts';
import { JoinSteps } from './join-steps.tsx';
import { ProgramClasses } from './program-classes.tsx';
import { ProgramContact } from './program-contact.tsx';
import { ProgramEvents } from './program-events.tsx';
import { ProgramFields } from './program-fields.tsx';
import { ProgramHero } from './program-hero.tsx';
import { ProgramSchedule } from './program-schedule.tsx';
import { ProgramStory } from './program-story.tsx';

interface ProgramPageProps {
  program: Program;
  /** How one takes part in it. */
  part: TakingPart | undefined;
  events: Event[];
  results: Results;
  /** Its classes, each with its next date. */
  rules: readonly ComingRule[];
  /** The next dates of the first of them. */
  meetings: readonly Session[];
  /** The whole address of this page. */
  url: string;
  now: Date;
}

export function ProgramPage(props: ProgramPageProps) {
  const { program, part, events, results, rules, meetings, url, now } = props;
  return (
    <>
      <ProgramHero {...{ program, part, url }} />
      <ProgramStory program={program} />
      <ProgramSchedule program={program} meetings={meetings} now={now} />
      <ProgramClasses rules={rules} />
      <ProgramFields program={program} rules={rules} />
      <JoinSteps steps={stepsOf(props)} />
      <ProgramEvents events={events} now={now} />
      <ResultSection results={results} />
      <ProgramContact program={program} />
    </>
  );
}

/** The steps of the programs page, told for this one. */
function stepsOf({ program, part, now }: ProgramPageProps) {
  const weekly = program.weekdays.length > 0;
  return [
    weekly
      ? { title: 'Escolha o dia', text: 'Veja os próximos encontros e venha conhecer.' }
      : {
          title: 'Veja o período',
          text: 'Confira quando abrem as inscrições e os próximos eventos.',
        },
    { title: 'Confira os requisitos', text: 'Leia quem pode participar e separe os documentos.' },
    {
      title: 'Inscreva-se',
      text: (
        <>
          {weekly
            ? 'No local, no horário do programa, ou pelos contatos no fim desta página.'
            : 'Pelos contatos no fim desta página.'}
          {part ? <SignUpState part={part} now={now} /> : null}
        </>
      ),
    },
  ];
}

/** Says no more than the service does. */
function SignUpState({ part, now }: { part: TakingPart; now: Date }) {
  return (
    <>
      {' '}
      {signUpWords(part, now)}: <a href={signUpAddress(part, now)}>{part.title}</a>.
    </>
  );
}
