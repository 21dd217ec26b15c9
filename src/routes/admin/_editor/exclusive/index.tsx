import { createFileRoute } from '@tanstack/react-router';
import { ExclusiveBonusListPage } from '../../../../admin/exclusive-bonus/exclusive-bonus-list-page.tsx';
import { readListFilter } from '../../../../admin/list/list-filter.ts';

export const Route = createFileRoute('/admin/_editor/exclusive/')({
  validateSearch: readListFilter,
  component: ExclusiveBonusListPage,
});
