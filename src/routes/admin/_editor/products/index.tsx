import { createFileRoute } from '@tanstack/react-router';
import { ProductListPage } from '../../../../admin/catalogue/product/product-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/products/')({
  component: ProductListPage,
});
