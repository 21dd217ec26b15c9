import { tellsErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { ImportPage } from '../sheet/import-page.tsx';

export function PromoCodeImportPage() {
  const { mutateAsync } = trpc.admin.promoCode.importCsv.useMutation(tellsErrors);
  return <ImportPage list={{ to: '/admin/promocodes', label: 'Promo codes' }} run={mutateAsync} />;
}
