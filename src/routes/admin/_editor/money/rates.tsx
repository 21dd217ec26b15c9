import { createFileRoute } from '@tanstack/react-router';
import { RatePage } from '../../../../admin/money/rate/rate-page.tsx';

export const Route = createFileRoute('/admin/_editor/money/rates')({
  component: RatePage,
});
