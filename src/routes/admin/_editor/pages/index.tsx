import { createFileRoute } from '@tanstack/react-router';
import { ContentPageListPage } from '../../../../admin/content/content-page/content-page-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/pages/')({
  component: ContentPageListPage,
});
