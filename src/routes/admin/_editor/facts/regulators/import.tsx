import { createFileRoute } from '@tanstack/react-router';
import { showsOwnErrors } from '../../../../../admin/admin-query-client.ts';
import { trpc } from '../../../../../admin/api.ts';
import { ImportPage } from '../../../../../admin/catalogue/sheet/import-page.tsx';

export const Route = createFileRoute('/admin/_editor/facts/regulators/import')({
  component: () => {
    const { mutateAsync } = trpc.admin.regulator.importCsv.useMutation(showsOwnErrors);
    return (
      <ImportPage list={{ to: '/admin/facts/regulators', name: 'regulators' }} run={mutateAsync} />
    );
  },
});
