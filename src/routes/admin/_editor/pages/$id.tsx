import { createFileRoute } from '@tanstack/react-router';
import { EditContentPagePage } from '../../../../admin/content/content-page/content-page-form.tsx';

export const Route = createFileRoute('/admin/_editor/pages/$id')({
  component: EditContentPagePage,
});
