import { createFileRoute } from '@tanstack/react-router';
import { ProductImportPage } from '../../../../admin/product/product-import-page.tsx';

export const Route = createFileRoute('/admin/_editor/products/import')({
  component: ProductImportPage,
});
