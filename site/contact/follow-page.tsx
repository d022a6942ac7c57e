import type { FollowedMessage } from '#content/contact';
import { paths } from '../../lib/paths.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { FollowForm } from './follow-form.tsx';
import { FollowedStory } from './followed-story.tsx';

interface FollowPageProps {
  message: FollowedMessage | undefined;
  typed: { protocol: string; email: string };
  notice?: NoticeText;
}

const trail = [
  { name: 'Secretaria', path: paths.institution },
  { name: 'Fale Conosco', path: paths.contact },
];

/** Asks for the number and the e-mail; whoever has both reads what became of the message. */
export function FollowPage({ message, typed, notice }: FollowPageProps) {
  return (
    <div className="desk-page">
      <div className="wrap">
        <Breadcrumb trail={trail} here="Acompanhar mensagem" />
      </div>
      {message ? <FollowedStory message={message} /> : <FollowForm typed={typed} notice={notice} />}
    </div>
  );
}
