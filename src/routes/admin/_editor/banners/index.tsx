import { createFileRoute } from '@tanstack/react-router';
import { BannerListPage } from '../../../../admin/banner/banner-list-page.tsx';
import { readListFilter } from '../../../../admin/list/list-filter.ts';

export const Route = createFileRoute('/admin/_editor/banners/')({
  validateSearch: readListFilter,
  component: BannerListPage,
});
