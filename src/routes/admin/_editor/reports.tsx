import { createFileRoute } from '@tanstack/react-router';
import { readReportFilter } from '../../../admin/partner/click-report/report-filter.ts';
import { ReportPage } from '../../../admin/partner/click-report/report-page.tsx';

export const Route = createFileRoute('/admin/_editor/reports')({
  validateSearch: readReportFilter,
  component: ReportPage,
});
