import './tooltip.css';

/** Spread on the link or button that a tooltip explains. */
export function describedByTip(id: string) {
  return { 'aria-describedby': id, 'data-tip': id } as const;
}

/**
 * A short explanation of a link or button that shows only an icon. It never has information that is nowhere
 * else: without the script, and on touch screens, it is not shown.
 */
export function Tooltip({ id, children }: { id: string; children: string }) {
  return (
    <span className="tip" id={id} role="tooltip" popover="manual">
      {children}
    </span>
  );
}
