import { Breadcrumb } from '../layout/breadcrumb.tsx';
import type { NoticeText } from '../ui/notice.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

/** Where the form leads without a script, and where one can subscribe from a shared link. */
export function NewsletterPage({ answer, typed }: { answer?: NoticeText; typed: string }) {
  return (
    <>
      <div className="wrap plain-head">
        <Breadcrumb trail={[]} here="Newsletter" />
        <h1 className="d-1">Newsletter</h1>
      </div>
      <NewsletterBox origin="/newsletter" typed={typed} notice={answer} />
    </>
  );
}
