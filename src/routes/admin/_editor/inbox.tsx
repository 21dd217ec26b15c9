import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '../../../admin/inbox/inbox-page.tsx';

export const Route = createFileRoute('/admin/_editor/inbox')({
  component: InboxPage,
});
