import { createFileRoute } from '@tanstack/react-router';
import { showsOwnErrors } from '../../../../admin/admin-query-client.ts';
import { trpc } from '../../../../admin/api.ts';
import { ImportPage } from '../../../../admin/catalogue/sheet/import-page.tsx';

export const Route = createFileRoute('/admin/_editor/programmes/import_/payments')({
  component: () => {
    const { mutateAsync } = trpc.admin.payment.importCsv.useMutation(showsOwnErrors);
    const list = { to: '/admin/programmes', name: 'programmes' } as const;
    return <ImportPage list={list} rows="payments" run={mutateAsync} />;
  },
});
