import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { noindexHead } from '../../../portal/head/noindex-head.ts';
import { PasswordPage } from '../../../portal/pages/sign-in/password-page.tsx';
import { signInRoute } from '../../../portal/pages/sign-in/sign-in-route-options.ts';

export const Route = createFileRoute('/_portal/signin/password')({
  ...signInRoute,
  head: noindexHead,
  component: () => <PasswordPage {...useLoaderData({ from: '/_portal/signin/password' })} />,
});
