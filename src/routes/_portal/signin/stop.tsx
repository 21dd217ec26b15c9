import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { AddressChangeForm } from '../../../portal/email-change/email-change-form.tsx';
import { addressChangeRoute } from '../../../portal/email-change/email-change-route.ts';

export const Route = createFileRoute('/_portal/signin/stop')({
  ...addressChangeRoute('stop'),
  component: () => <AddressChangeForm {...useLoaderData({ from: '/_portal/signin/stop' })} />,
});
