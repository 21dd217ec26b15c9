import { createFileRoute } from '@tanstack/react-router';
import { BannerListPage } from '../../../../admin/catalogue/banner/banner-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/banners/')({
  component: BannerListPage,
});
