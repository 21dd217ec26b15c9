import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { inquiryRoute } from '../../../portal/pages/inquiry/inquiry-route-options.ts';
import { ThankYou } from '../../../portal/pages/inquiry/thank-you.tsx';

export const Route = createFileRoute('/_portal/partners/sent')({
  ...inquiryRoute('application', pagePath.partners).sent,
  component: () => <ThankYou thanks={useLoaderData({ from: '/_portal/partners/sent' }).thanks} />,
});
