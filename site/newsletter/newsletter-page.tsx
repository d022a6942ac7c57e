import { Breadcrumb } from '../layout/breadcrumb.tsx';
import type { NoticeText } from '../ui/notice.tsx';
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
      <div className="wrap plain-head">
        <Breadcrumb trail={[]} here="Newsletter" />
        <h1 className="d-1">Newsletter</h1>
      </div>
      <NewsletterBox
        origin="/newsletter"
        typed={typed}
        withName={typedName !== undefined}
        typedName={typedName}
        notice={answer}
      />
    </>
  );
}
