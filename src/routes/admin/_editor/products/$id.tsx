import { createFileRoute } from '@tanstack/react-router';
import { EditProductPage } from '../../../../admin/catalogue/product/product-form.tsx';

export const Route = createFileRoute('/admin/_editor/products/$id')({
  component: EditProductPage,
});
