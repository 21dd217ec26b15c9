import { createFileRoute } from '@tanstack/react-router';
import { InquiryListPage } from '../../../admin/visitor/inquiry/inquiry-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/inbox')({
  component: InquiryListPage,
});
