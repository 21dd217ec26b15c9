import { createFileRoute } from '@tanstack/react-router';
import { readHistoryFilter } from '../../../admin/history/history-filter.ts';
import { HistoryPage } from '../../../admin/history/history-page.tsx';

export const Route = createFileRoute('/admin/_editor/history')({
  validateSearch: readHistoryFilter,
  component: HistoryPage,
});
