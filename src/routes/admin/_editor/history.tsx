import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '../../../admin/catalogue/history/history-page.tsx';

export const Route = createFileRoute('/admin/_editor/history')({
  component: HistoryPage,
});
