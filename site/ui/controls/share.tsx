import '../forms/field.css';
import './share.css';
import { Island } from '../../islands/island.tsx';
import { SharePanel, type ShareProps } from './share-panel.island.tsx';

/** Sends the address of what a page shows to others. */
export function Share(props: ShareProps) {
  return (
    <div className="screen-only">
      <Island of={SharePanel} from="ui/controls/share-panel" when="touched" props={props} />
    </div>
  );
}
