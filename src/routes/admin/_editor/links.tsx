import { createFileRoute } from '@tanstack/react-router';
import { LinkListPage } from '../../../admin/partner/link/link-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/links')({
  component: LinkListPage,
});
