import { useAdminTexts } from '../../language.ts';
import type { Selection } from '../../list/selection.ts';
import type { Column } from '../../list/table/column.ts';

/** Returns the columns of the list: a sort order for banners, or a position for exclusive bonuses. */
export function usePromotionTable(selection: Selection, { isOrdered }: { isOrdered: boolean }) {
  const { form, list, offer, product, shared } = useAdminTexts();
  const columns: Column[] = [
    { name: 'title', label: offer.fields.texts.title, width: 'minmax(0,5fr)', sort: 'title' },
    { name: 'product', label: product.picker.label, width: 'minmax(0,3fr)', sort: 'product' },
    { name: 'market', label: shared.market, width: '4.5rem', sort: 'market' },
    { name: 'categories', label: form.categories, width: 'minmax(0,3fr)' },
    { name: 'order', label: offer.fields.sortOrder, width: '5rem', sort: 'sort_order' },
    { name: 'status', label: list.table.status, width: 'minmax(0,4fr)' },
  ];
  return {
    columns: columns.filter(({ name }) => name !== (isOrdered ? 'order' : 'product')),
    actions: 4,
    selection,
  };
}
