import './shut-button.css';
import { Icon } from '../../drawings/icon.tsx';

interface ShutButtonProps {
  /** The id of the popover it closes. */
  panel: string;
  children: string;
}

/** Closes a panel that covers the button which opened it; a phone has no Esc key. */
export function ShutButton({ panel, children }: ShutButtonProps) {
  return (
    <button className="shut" type="button" popoverTarget={panel} popoverTargetAction="hide">
      {children}
      <Icon name="close" />
    </button>
  );
}
