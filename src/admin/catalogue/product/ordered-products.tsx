import type { ReactNode } from 'react';
import type { ProductRow } from '#contract/catalogue/product.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { DragList } from '../../list/order/drag-list.tsx';
import { idsOf, orderMutation, reorder } from '../../list/order/reorder.ts';
import type { Table } from '../../list/table/column.ts';
import { useCategories } from '../../use-categories.ts';
import { productListInput } from './product-list-query.ts';

type Props = {
  filter: ListFilter;
  rows: ProductRow[];
  table: Omit<Table, 'label'>;
  children: (row: ProductRow) => ReactNode;
};

export function OrderedProducts({ filter, rows, table, children }: Props) {
  const texts = useAdminTexts();
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
      {...table}
      label={texts.product.listIn(category?.name ?? filter.category ?? '')}
      rows={rows}
      nameOf={({ name }) => name}
      onReorder={(items, messages) => reorder(shown, items, messages, texts)}
    >
      {children}
    </DragList>
  );
}
