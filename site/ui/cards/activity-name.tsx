import type { Activity } from './activity.ts';

/** 'Quinta Feliz, Macapá': the same class is held in many towns, and a link has a name that no other has. */
export const nameOf = ({ kind, title, town }: Activity): string =>
  kind === 'session' && town ? `${title}, ${town.name}` : title;

/** The title, with the town for who hears it without the line below. */
export function ActivityName({ activity }: { activity: Activity }) {
  const { title } = activity;
  return (
    <>
      {title}
      <span className="vh">{nameOf(activity).slice(title.length)}</span>
    </>
  );
}
