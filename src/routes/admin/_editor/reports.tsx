import { createFileRoute } from '@tanstack/react-router';
import { readReportFilter } from '../../../admin/report/report-filter.ts';
import { ReportPage } from '../../../admin/report/report-page.tsx';

export const Route = createFileRoute('/admin/_editor/reports')({
  validateSearch: readReportFilter,
  component: ReportPage,
});
