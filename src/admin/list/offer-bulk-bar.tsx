import type { BulkChange } from '#contract/catalogue/bulk.ts';
import type { BulkEditing } from '../catalogue/bulk-edit/use-bulk-edit.ts';
import { useAdminTexts } from '../language.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Selection } from './selection.ts';

type Props = {
  editing: BulkEditing;
  selection: Selection;
  bulk: { isPending: boolean; mutateAsync: (change: BulkChange) => Promise<object> };
};

/** Bulk actions for banners, exclusive bonuses and promo codes. */
export function OfferBulkBar({ selection, bulk, editing }: Props) {
  const { list } = useAdminTexts();
  return (
    <BulkBar
      selection={selection}
      actions={['activate', 'hide', 'delete']}
      deletion={list.bulk.deletionOfOffer}
      isPending={bulk.isPending}
      run={bulk.mutateAsync}
      editing={editing}
    />
  );
}
