import type { BulkChange } from '#contract/admin/bulk.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Selection } from './selection.ts';

/** What the deletion of a banner, a bonus or a promo code means. */
export const deletionOfOffer =
  'It leaves the site at once. It can be brought back from the history.';

type Props = {
  selection: Selection;
  bulk: { isPending: boolean; mutateAsync: (change: BulkChange) => Promise<unknown> };
};

/** Offers can be hidden, shown again and deleted together. */
export const OfferBulkBar = ({ selection, bulk }: Props) => (
  <BulkBar
    selection={selection}
    actions={['activate', 'hide', 'delete']}
    deletion={deletionOfOffer}
    isPending={bulk.isPending}
    run={bulk.mutateAsync}
  />
);
