import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '../../../admin/visitor/inquiry/inbox-page.tsx';

export const Route = createFileRoute('/admin/_editor/inbox')({
  component: InboxPage,
});
