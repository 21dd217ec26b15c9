import { createFileRoute } from '@tanstack/react-router';
import { NewProductPage } from '../../../../admin/catalogue/product/product-form.tsx';

export const Route = createFileRoute('/admin/_editor/products/new')({
  component: NewProductPage,
});
