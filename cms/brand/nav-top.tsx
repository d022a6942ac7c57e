import type { ServerProps } from 'payload';
import { CountBadge, NavCounts } from '../nav/nav-counts.tsx';
import { readCounts } from '../nav/read-counts.ts';
import './brand.css';

/** Above the lists in the navigation: the desk, and what waits in the lists below. */
export async function NavTop({ payload, user, permissions }: ServerProps) {
  const { messages, entries, drafts } =
    user && permissions ? await readCounts({ payload, user }, permissions) : {};
  return (
    <>
      <a className="nav__link" href="/admin">
        <span className="nav__link-label">Mesa</span>
        {drafts ? <CountBadge {...drafts} /> : null}
      </a>
      <NavCounts
        counts={{
          ...(messages && { 'contact-messages': messages }),
          ...(entries && { entries }),
        }}
      />
    </>
  );
}
