import { createFileRoute } from '@tanstack/react-router';
import { AdminFrame } from '../../admin/frame/admin-frame.tsx';
import { readListFilter } from '../../admin/list/filter/list-filter.ts';

export const Route = createFileRoute('/admin/_editor')({
  validateSearch: readListFilter,
  beforeLoad: async ({ location }) => {
    const { requireToken } = await import('../../admin/people/sign-in/stored-token.ts');
    requireToken(location.href);
  },
  component: AdminFrame,
});
