import { createFileRoute } from '@tanstack/react-router';
import { MoneyPage } from '../../../../admin/money/report/money-page.tsx';

export const Route = createFileRoute('/admin/_editor/money/')({
  component: MoneyPage,
});
