import { createFileRoute } from '@tanstack/react-router';
import { readListFilter } from '../../../../admin/list/list-filter.ts';
import { PromoCodeListPage } from '../../../../admin/promo-code/promo-code-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/promocodes/')({
  validateSearch: readListFilter,
  component: PromoCodeListPage,
});
