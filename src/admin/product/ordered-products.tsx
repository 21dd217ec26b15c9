import type { ProductRow } from '#contract/product.ts';
import { trpc } from '../api.ts';
import { DragList } from '../list/drag-list.tsx';
import type { ListFilter } from '../list/list-filter.ts';
import { idsOf, orderMutation, reorder } from '../list/reorder.ts';
import type { Selection } from '../list/selection.ts';
import { useCategories } from '../use-categories.ts';
import { productListInput } from './product-list-input.ts';
import { ProductRowContent } from './product-row-content.tsx';

type Props = { filter: ListFilter; rows: ProductRow[]; selection: Selection };

export function OrderedProducts({ filter, rows, selection }: Props) {
  const { data: categories } = useCategories();
  const category = categories?.items.find(({ slug }) => slug === filter.category);
  const { list } = trpc.useUtils().admin.product;
  const { mutateAsync } = trpc.admin.product.reorder.useMutation(orderMutation);
  const send = (rows: ProductRow[], before: ProductRow[]) =>
    mutateAsync({
      category_id: category?.id ?? 0,
      items: rows.map(({ id }, index) => ({ product_id: id, position: index + 1 })),
      before: idsOf(before),
    });
  const shown = { list, input: productListInput(filter), send };
  return (
    <DragList
      label={`Products in ${filter.category}`}
      rows={rows}
      nameOf={({ name }) => name}
      onReorder={(items, said) => reorder(shown, items, said)}
    >
      {(row) => <ProductRowContent product={row} selection={selection} />}
    </DragList>
  );
}
