import { createFileRoute } from '@tanstack/react-router';
import { readInboxFilter } from '../../../admin/inbox/inbox-filter.ts';
import { InboxPage } from '../../../admin/inbox/inbox-page.tsx';

export const Route = createFileRoute('/admin/_editor/inbox')({
  validateSearch: readInboxFilter,
  component: InboxPage,
});
