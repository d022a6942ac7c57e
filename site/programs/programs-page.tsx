import type { Program, Result } from '#content/programs';
import type { Session } from '#content/sessions';
import { paths } from '../../lib/paths.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { Benefits } from './benefits.tsx';
import type { CategoryChoice } from './categories.ts';
import { JoinSteps } from './join-steps.tsx';
import { ProgramBrowser } from './program-browser.tsx';
import { ProgramsCall } from './programs-call.tsx';
import { ProgramsHero } from './programs-hero.tsx';
import { Results } from './results.tsx';

interface ProgramsPageProps {
  programs: Program[];
  /** Of the next days. */
  sessions: readonly Session[];
  results: Result[];
  category: CategoryChoice;
  notice: NoticeText | undefined;
  now: Date;
}

export function ProgramsPage({
  programs,
  results,
  sessions,
  category,
  notice,
  now,
}: ProgramsPageProps) {
  return (
    <>
      <ProgramsHero sessions={sessions} now={now} />
      <ProgramBrowser programs={programs} category={category} notice={notice} />
      <JoinSteps steps={anyProgram} />
      <Benefits />
      <Results results={results} />
      <ProgramsCall />
    </>
  );
}

const anyProgram = [
  {
    title: 'Escolha o programa',
    text: 'Veja os horários e os locais e ache o que combina com a sua idade e com o seu dia.',
  },
  {
    title: 'Confira os requisitos',
    text: 'Cada programa diz quem pode participar e quais documentos levar.',
  },
  {
    title: 'Inscreva-se',
    text: (
      <>
        No local das atividades ou pelos canais de contato da secretaria. A{' '}
        <a href={paths.services}>Carta de Serviços</a> diz o que está aberto.
      </>
    ),
  },
];
