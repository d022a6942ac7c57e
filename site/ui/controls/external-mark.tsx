import { Icon } from '../../drawings/icon.tsx';

/** Says in words and with a sign that a link leaves the site in a new tab. */
export function ExternalMark() {
  return (
    <>
      <span className="vh"> (abre em nova aba)</span>
      <Icon name="out" />
    </>
  );
}
