import '../controls/notice.css';
import './error-summary.css';

interface ErrorSummaryProps {
  /** In the order of the form: where it is mended, and what is wrong. */
  wrong: readonly { href: string; text: string }[];
  title?: string;
  /** Where the form puts the focus into its first wrong field, it is not put here. */
  focused?: boolean;
  /** Not while it follows what one types: it would be read out with every letter. */
  isTold?: boolean;
  /** What has not happened, and that nothing is lost. */
  children?: string;
}

/**
 * What to mend, each a link to its field. It gets the focus: whoever doesn't see the page hears first that
 * nothing was taken, and how much there is to mend.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { wrong, title, focused = true, isTold = true, children } = props;
  if (wrong.length === 0) return null;
  return (
    <div
      className="notice notice--error"
      role="alert"
      aria-live={isTold ? undefined : 'off'}
      aria-labelledby="a-corrigir"
      tabIndex={-1}
      {...(focused ? { autoFocus: true } : {})}
    >
      <p className="notice__title" id="a-corrigir">
        {title ??
          (wrong.length === 1 ? 'Falta acertar um campo' : `Falta acertar ${wrong.length} campos`)}
      </p>
      {children ? <p>{children}</p> : null}
      <ul className="wrong">
        {wrong.map(({ href, text }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
