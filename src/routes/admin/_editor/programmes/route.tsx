import { createFileRoute } from '@tanstack/react-router';
import { MoneyGuard } from '../../../../admin/money/money-guard.tsx';

export const Route = createFileRoute('/admin/_editor/programmes')({
  component: MoneyGuard,
});
