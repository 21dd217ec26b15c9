import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { EmailChangeForm } from '../../../portal/pages/email-change/email-change-form.tsx';
import { emailChangeRoute } from '../../../portal/pages/email-change/email-change-route-options.ts';

export const Route = createFileRoute('/_portal/signin/confirm')({
  ...emailChangeRoute('confirm'),
  component: () => <EmailChangeForm {...useLoaderData({ from: '/_portal/signin/confirm' })} />,
});
