import './notice.css';

export interface NoticeText {
  kind: 'error' | 'success' | 'info';
  title: string;
  text: string;
  /** What is left to do. */
  next?: string;
}

/** Told by a screen reader when it appears; errors at once, the rest when it pauses. */
export function Notice({ kind, title, text, next }: NoticeText) {
  return (
    <div className={`notice notice--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <p className="notice__title">{title}</p>
      <p>{text}</p>
      {next ? <p className="notice__next">{next}</p> : null}
    </div>
  );
}
