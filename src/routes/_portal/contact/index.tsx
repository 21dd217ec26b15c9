import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { InquiryPage } from '../../../portal/pages/inquiry/inquiry-page.tsx';
import { inquiryRoute } from '../../../portal/pages/inquiry/inquiry-route-options.ts';

export const Route = createFileRoute('/_portal/contact/')({
  ...inquiryRoute('message', pagePath.contact).form,
  component: () => (
    <InquiryPage kind="message" data={useLoaderData({ from: '/_portal/contact/' })} />
  ),
});
