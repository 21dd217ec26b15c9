import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { InquiryPage } from '../../../portal/pages/inquiry/inquiry-page.tsx';
import { inquiryRoute } from '../../../portal/pages/inquiry/inquiry-route-options.ts';

export const Route = createFileRoute('/_portal/partners/')({
  ...inquiryRoute('application', pagePath.partners).form,
  component: () => (
    <InquiryPage kind="application" data={useLoaderData({ from: '/_portal/partners/' })} />
  ),
});
