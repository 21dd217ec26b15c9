import { createFileRoute } from '@tanstack/react-router';
import { EditBannerPage } from '../../../../admin/banner/banner-form.tsx';

export const Route = createFileRoute('/admin/_editor/banners/$id')({
  component: EditBannerPage,
});
