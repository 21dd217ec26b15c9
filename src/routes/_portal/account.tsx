import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import type { AccountText } from '../../messages/account-text.ts';
import { loadTexts } from '../../messages/load-texts.ts';
import { AccountPage } from '../../portal/account/account-page.tsx';
import { noindexHead } from '../../portal/head/noindex-head.ts';

export const Route = createFileRoute('/_portal/account')({
  loader: ({ context }) => loadTexts(context.language, 'account'),
  head: noindexHead(({ title }: AccountText) => title),
  component: () => <AccountPage text={useLoaderData({ from: '/_portal/account' })} />,
});
