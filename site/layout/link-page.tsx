import { ButtonLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { MessagePage } from './message-page.tsx';

/** What a page says that a link in a mail leads to. */
export interface LinkWords {
  title: string;
  text: string;
  status: number;
  /** The button that does it; only where there is something to do. */
  button?: string;
  links: { name: string; path: string }[];
}

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
