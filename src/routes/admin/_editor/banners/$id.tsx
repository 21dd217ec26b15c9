import { createFileRoute } from '@tanstack/react-router';
import { EditBannerPage } from '../../../../admin/catalogue/banner/banner-form.tsx';

export const Route = createFileRoute('/admin/_editor/banners/$id')({
  component: EditBannerPage,
});
