import { createFileRoute } from '@tanstack/react-router';
import { showsOwnErrors } from '../../../../admin/admin-query-client.ts';
import { trpc } from '../../../../admin/api.ts';
import { ImportPage } from '../../../../admin/catalogue/sheet/import-page.tsx';

export const Route = createFileRoute('/admin/_editor/programmes/import_/statements')({
  component: () => {
    const { mutateAsync } = trpc.admin.statement.importCsv.useMutation(showsOwnErrors);
    const list = { to: '/admin/programmes', name: 'programmes' } as const;
    return <ImportPage list={list} rows="statements" run={mutateAsync} />;
  },
});
