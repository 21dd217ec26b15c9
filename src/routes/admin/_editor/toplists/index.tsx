import { createFileRoute } from '@tanstack/react-router';
import { TopListPage } from '../../../../admin/catalogue/top-list/top-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/toplists/')({
  component: TopListPage,
});
