import './tooltip.css';

/** Spread on the link or button that a tooltip explains. */
export function describedByTip(id: string) {
  return { 'aria-describedby': id, 'data-tip': id } as const;
}

/**
 * A few words more about a link or button that shows only a sign. It never carries what cannot be
 * read elsewhere: without the script it stays closed, and a finger never sees it.
 */
export function Tooltip({ id, children }: { id: string; children: string }) {
  return (
    <span className="tip" id={id} role="tooltip" popover="manual">
      {children}
    </span>
  );
}
