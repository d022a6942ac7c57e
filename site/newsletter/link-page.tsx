import { MessagePage } from '../layout/message-page.tsx';
import { ButtonLink, buttonClass } from '../ui/controls/button.tsx';
import type { LinkWords } from './link-words.ts';

interface LinkPageProps {
  words: LinkWords;
  /** Where the button posts to. */
  path: string;
  code: string;
}

/** The page that links in mails lead to. Opening it only asks; the button acts. */
export function LinkPage({ words, path, code }: LinkPageProps) {
  const { title, text, button, links } = words;
  return (
    <MessagePage figure="@" art="volei" title={title}>
      <p className="lead">{text}</p>
      <div className="row message__actions">
        {button ? (
          <form action={path} method="post">
            <input type="hidden" name="codigo" value={code} />
            <button className={buttonClass('sun')} type="submit">
              {button}
            </button>
          </form>
        ) : null}
        {links.map(({ name, path: to }, place) => (
          <ButtonLink key={to} href={to} look={button || place > 0 ? 'ghost' : 'sun'}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </MessagePage>
  );
}
