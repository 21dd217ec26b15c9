import { createFileRoute } from '@tanstack/react-router';
import { NewContentPagePage } from '../../../../admin/content/content-page/content-page-form.tsx';

export const Route = createFileRoute('/admin/_editor/pages/new')({
  component: NewContentPagePage,
});
