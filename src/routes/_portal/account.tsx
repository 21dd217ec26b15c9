import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { AccountPage } from '../../portal/account/account-page.tsx';
import { accountRoute } from '../../portal/account/account-route.ts';

export const Route = createFileRoute('/_portal/account')({
  ...accountRoute,
  component: () => <AccountPage text={useLoaderData({ from: '/_portal/account' })} />,
});
