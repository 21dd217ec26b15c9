import { createFileRoute } from '@tanstack/react-router';
import { RedirectListPage } from '../../../../admin/content/redirect/redirect-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/redirects/')({
  component: RedirectListPage,
});
