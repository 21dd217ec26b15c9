import { tellsErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { ImportPage } from '../sheet/import-page.tsx';

export function ProductImportPage() {
  const { mutateAsync } = trpc.admin.product.importCsv.useMutation(tellsErrors);
  return <ImportPage list={{ to: '/admin/products', label: 'Products' }} run={mutateAsync} />;
}
