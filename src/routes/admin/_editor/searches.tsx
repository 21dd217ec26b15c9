import { createFileRoute } from '@tanstack/react-router';
import { readListFilter } from '../../../admin/list/list-filter.ts';
import { MissedSearchPage } from '../../../admin/missed-search/missed-search-page.tsx';

export const Route = createFileRoute('/admin/_editor/searches')({
  validateSearch: readListFilter,
  component: MissedSearchPage,
});
