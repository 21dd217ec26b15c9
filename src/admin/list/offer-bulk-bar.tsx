import type { BulkChange } from '#contract/admin/bulk.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Selection } from './selection.ts';

export const deletionOfOffer =
  'It leaves the site at once. It can be brought back from the history.';

type Props = {
  selection: Selection;
  bulk: { isPending: boolean; mutateAsync: (change: BulkChange) => Promise<unknown> };
};

/** The bulk actions on banners, exclusive bonuses and promo codes. */
export const OfferBulkBar = ({ selection, bulk }: Props) => (
  <BulkBar
    selection={selection}
    actions={['activate', 'hide', 'delete']}
    deletion={deletionOfOffer}
    isPending={bulk.isPending}
    run={bulk.mutateAsync}
  />
);
