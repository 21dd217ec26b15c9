import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { LateNotFound } from '../../../portal/frame/late-not-found.tsx';
import { noindexHead } from '../../../portal/head/noindex-head.ts';
import { loadReport } from '../../../portal/pages/inquiry/load-report.ts';
import { ReportPage } from '../../../portal/pages/inquiry/report-page.tsx';

export const Route = createFileRoute('/_portal/report/{-$sent}')({
  loader: loadReport,
  head: noindexHead,
  notFoundComponent: LateNotFound,
  component: () => <ReportPage {...useLoaderData({ from: '/_portal/report/{-$sent}' })} />,
});
