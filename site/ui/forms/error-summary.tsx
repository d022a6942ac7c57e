import '../controls/notice.css';
import './error-summary.css';

interface ErrorSummaryProps {
  /** In the order of the form: where it is mended, and what is wrong. */
  wrong: readonly { href: string; text: string }[];
  title?: string;
  /** What has not happened, and that nothing is lost. */
  children?: string;
}

/** What to mend, each a link to its field. */
export function ErrorSummary({ wrong, title, children }: ErrorSummaryProps) {
  if (wrong.length === 0) return null;
  return (
    <div className="notice notice--error" role="alert">
      <p className="notice__title">
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
