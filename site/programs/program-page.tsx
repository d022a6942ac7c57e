import type { Event } from '#content/events';
import type { Program } from '#content/programs';
import type { Session } from '#content/sessions';
import type { ComingRule } from '../ui/cards/rule-rows.tsx';
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
  events: Event[];
  /** Its classes, each with its next date. */
  rules: readonly ComingRule[];
  /** The next dates of the first of them. */
  meetings: readonly Session[];
  /** The whole address of this page. */
  url: string;
  now: Date;
}

export function ProgramPage({ program, events, rules, meetings, url, now }: ProgramPageProps) {
  return (
    <>
      <ProgramHero program={program} url={url} />
      <ProgramStory program={program} />
      <ProgramSchedule program={program} meetings={meetings} now={now} />
      <ProgramClasses rules={rules} />
      <ProgramFields program={program} rules={rules} />
      <JoinSteps steps={stepsOf(program)} />
      <ProgramEvents events={events} now={now} />
      <ProgramContact program={program} />
    </>
  );
}

/** The steps of the programs page, told for this one. */
function stepsOf({ weekdays }: Program) {
  const weekly = weekdays.length > 0;
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
      text: weekly
        ? 'No local, no horário do programa, ou pelos contatos no fim desta página.'
        : 'Pelos contatos no fim desta página.',
    },
  ];
}
