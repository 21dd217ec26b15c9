import { createFileRoute } from '@tanstack/react-router';
import { readSpeedFilter } from '../../../admin/operation/page-speed/speed-filter.ts';
import { SpeedPage } from '../../../admin/operation/page-speed/speed-page.tsx';

export const Route = createFileRoute('/admin/_editor/reports_/speed')({
  validateSearch: readSpeedFilter,
  component: SpeedPage,
});
