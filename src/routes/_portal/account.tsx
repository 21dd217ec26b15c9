import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadContentTexts } from '../../../messages/load-content-text.ts';
import { noindexHead } from '../../portal/head/noindex-head.ts';
import { AccountPage } from '../../portal/pages/account/account-page.tsx';

export const Route = createFileRoute('/_portal/account')({
  loader: ({ context }) => loadContentTexts(context.language, 'account'),
  head: noindexHead,
  component: () => <AccountPage text={useLoaderData({ from: '/_portal/account' })} />,
});
