import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { inquiryRoute } from '../../../portal/inquiry/inquiry-route-options.ts';
import { ThankYou } from '../../../portal/inquiry/thank-you.tsx';

export const Route = createFileRoute('/_portal/report/sent')({
  ...inquiryRoute('report', pagePath.report).sent,
  component: () => <ThankYou thanks={useLoaderData({ from: '/_portal/report/sent' }).thanks} />,
});
