import { createFileRoute } from '@tanstack/react-router';
import { readMoneyFilter } from '../../../../admin/money/money-filter.ts';
import { MoneyGuard } from '../../../../admin/money/money-guard.tsx';

export const Route = createFileRoute('/admin/_editor/money')({
  validateSearch: readMoneyFilter,
  component: MoneyGuard,
});
