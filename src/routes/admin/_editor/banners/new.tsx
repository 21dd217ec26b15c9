import { createFileRoute } from '@tanstack/react-router';
import { NewBannerPage } from '../../../../admin/catalogue/banner/banner-form.tsx';

export const Route = createFileRoute('/admin/_editor/banners/new')({
  component: NewBannerPage,
});
