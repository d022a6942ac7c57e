import { paths } from '../../lib/paths.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

interface NewsletterPageProps {
  answer?: NoticeText;
  typed: string;
  /** Undefined when the form one came from did not ask for it. */
  typedName?: string;
}

/** Where the form leads without a script, and where one can subscribe from a shared link. */
export function NewsletterPage({ answer, typed, typedName }: NewsletterPageProps) {
  return (
    <>
      <Masthead
        title="Newsletter"
        lead="Jogos, aulas e inscrições dos 16 municípios, direto na sua caixa de entrada."
        here="Newsletter"
        art={<HeroArt name="salto" className="scene__art mast__art mast__art--low" />}
      />
      <NewsletterBox
        origin={paths.newsletter}
        typed={typed}
        withName={typedName !== undefined}
        typedName={typedName}
        notice={answer}
      />
    </>
  );
}
