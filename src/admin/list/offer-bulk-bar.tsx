import type { BulkChange } from '#contract/catalogue/bulk.ts';
import { useAdminTexts } from '../language.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Selection } from './selection.ts';

type Props = {
  selection: Selection;
  bulk: { isPending: boolean; mutateAsync: (change: BulkChange) => Promise<unknown> };
};

/** Bulk actions for banners, exclusive bonuses and promo codes. */
export function OfferBulkBar({ selection, bulk }: Props) {
  const { list } = useAdminTexts();
  return (
    <BulkBar
      selection={selection}
      actions={['activate', 'hide', 'delete']}
      deletion={list.bulk.deletionOfOffer}
      isPending={bulk.isPending}
      run={bulk.mutateAsync}
    />
  );
}
