import { agesLabel, priceLabel } from '../../../lib/audience.ts';
import { Icon } from '../../drawings/icon.tsx';
import { Tag } from '../controls/tag.tsx';
import type { Activity } from './activity.ts';

type Told = Pick<Activity, 'price' | 'minAge' | 'maxAge' | 'accessible'>;

/** For whom and at what price: only what is known. */
export function ActivityTags({ activity }: { activity: Told }) {
  const ages = agesLabel(activity);
  if (activity.price === undefined && !ages && !activity.accessible) return null;
  return (
    <ul className="row row--closest">
      {activity.price === undefined ? null : (
        <li>
          <Tag>{priceLabel(activity.price)}</Tag>
        </li>
      )}
      {ages ? (
        <li>
          <Tag tone="plain">{ages}</Tag>
        </li>
      ) : null}
      {activity.accessible ? (
        <li>
          <Tag tone="plain">
            <Icon name="accessible" />
            Acessível
          </Tag>
        </li>
      ) : null}
    </ul>
  );
}
