import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { AddressChangeForm } from '../../../portal/address-change/address-change-form.tsx';
import { addressChangeRoute } from '../../../portal/address-change/address-change-route.ts';

export const Route = createFileRoute('/_portal/signin/stop')({
  ...addressChangeRoute('stop'),
  component: () => <AddressChangeForm {...useLoaderData({ from: '/_portal/signin/stop' })} />,
});
