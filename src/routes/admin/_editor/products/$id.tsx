import { createFileRoute } from '@tanstack/react-router';
import { EditProductPage } from '../../../../admin/product/product-page.tsx';

export const Route = createFileRoute('/admin/_editor/products/$id')({
  component: EditProductPage,
});
