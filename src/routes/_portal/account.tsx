import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadTexts } from '../../../messages/load-page-text.ts';
import { AccountPage } from '../../portal/account/account-page.tsx';
import { noindexHead } from '../../portal/head/noindex-head.ts';

export const Route = createFileRoute('/_portal/account')({
  loader: ({ context }) => loadTexts(context.language, 'account'),
  head: noindexHead,
  component: () => <AccountPage text={useLoaderData({ from: '/_portal/account' })} />,
});
