import { createFileRoute } from '@tanstack/react-router';
import { readListFilter } from '../../../../admin/list/list-filter.ts';
import { ProductListPage } from '../../../../admin/product/product-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/products/')({
  validateSearch: readListFilter,
  component: ProductListPage,
});
