import './notice.css';

export interface NoticeText {
  kind: 'error' | 'success' | 'info';
  title: string;
  text: string;
}

/** Told by a screen reader when it appears; errors at once, the rest when it pauses. */
export function Notice({ kind, title, text }: NoticeText) {
  return (
    <div className={`notice notice--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <p className="notice__title">{title}</p>
      <p>{text}</p>
    </div>
  );
}
