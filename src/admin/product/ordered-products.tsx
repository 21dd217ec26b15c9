import { useQuery } from '@tanstack/react-query';
import type { ProductRow } from '#contract/product.ts';
import { api } from '../api.ts';
import { categoriesQuery } from '../category-queries.ts';
import { DragList } from '../drag-list.tsx';
import type { ListFilter } from '../list-filter.ts';
import { useReorder } from '../use-reorder.ts';
import { productListQuery } from './product-queries.ts';
import { ProductRowContent } from './product-row-content.tsx';

type Props = { filter: ListFilter; rows: ProductRow[] };

export function OrderedProducts({ filter, rows }: Props) {
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.items.find(({ slug }) => slug === filter.category);
  const reorder = useReorder(productListQuery(filter).queryKey, (rows: ProductRow[]) =>
    api.admin.product.reorder.mutate({
      category_id: category?.id ?? 0,
      items: rows.map(({ id }, index) => ({ product_id: id, position: index + 1 })),
    }),
  );
  return (
    <DragList
      label={`Products in ${filter.category}`}
      rows={rows}
      nameOf={({ name }) => name}
      onReorder={(items, moved) => reorder({ items, moved })}
    >
      {(row) => <ProductRowContent product={row} />}
    </DragList>
  );
}
