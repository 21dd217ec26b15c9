import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { memo } from 'react';
import type { TopListEntry } from '#contract/catalogue/top-list-entry.ts';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { type Status, statusesOf } from '../../list/row-status.ts';
import { EntityRow } from '../../list/table/entity-row.tsx';
import { useSiteTime } from '../../use-site-time.ts';
import { useHiddenStatus } from '../hidden/use-hidden-in.ts';

type Props = {
  entry: TopListEntry;
  isPending: boolean;
  onRemove: (entry: TopListEntry) => void;
};

export const TopListRow = memo(({ entry, isPending, onRemove }: Props) => {
  const { id, product, product_id, market_code } = entry;
  const { list, topList: text } = useAdminTexts();
  const paid: Status = { label: text.ad, tone: 'quiet' };
  const hiddenStatus = useHiddenStatus();
  const now = useSiteTime()?.now;
  return (
    <EntityRow
      id={product_id}
      name={product.name}
      image={product.icon_url}
      cells={{
        market: market_code,
        rating: product.rating?.toFixed(1) ?? '–',
        starts: entry.starts_at?.slice(0, 10) ?? null,
        ends: entry.ends_at?.slice(0, 10) ?? null,
      }}
      statuses={[
        ...(entry.is_paid ? [paid] : []),
        ...statusesOf(
          {
            active: entry.starts_at !== null || entry.ends_at !== null ? true : undefined,
            startsAt: entry.starts_at,
            endsAt: entry.ends_at,
            now,
            image: product.icon_url,
          },
          list.status,
        ),
        ...hiddenStatus({ subject: 'top_lists', market_code }),
      ]}
      edit={{ to: '/admin/products/$id', params: { id: String(product_id) } }}
    >
      <Link
        to="/admin/toplists/$id"
        params={{ id: String(id) }}
        aria-label={text.editPlaceOf(product.name)}
        title={text.editPlace}
        className={buttonClass.rowIcon}
      >
        <CalendarClock className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <DeleteButton
        name={product.name}
        action="remove"
        consequence={text.removal}
        isPending={isPending}
        onDelete={() => onRemove(entry)}
      />
    </EntityRow>
  );
});
