import { createFileRoute } from '@tanstack/react-router';
import { MissedSearchPage } from '../../../admin/visitor/missed-search/missed-search-page.tsx';

export const Route = createFileRoute('/admin/_editor/searches')({
  component: MissedSearchPage,
});
