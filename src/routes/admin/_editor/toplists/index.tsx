import { createFileRoute } from '@tanstack/react-router';
import { readListFilter } from '../../../../admin/list/list-filter.ts';
import { TopListPage } from '../../../../admin/top-list/top-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/toplists/')({
  validateSearch: readListFilter,
  component: TopListPage,
});
