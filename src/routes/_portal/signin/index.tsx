import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { noindexHead } from '../../../portal/head/noindex-head.ts';
import { SignInPage } from '../../../portal/pages/sign-in/sign-in-page.tsx';
import { signInRoute } from '../../../portal/pages/sign-in/sign-in-route-options.ts';

export const Route = createFileRoute('/_portal/signin/')({
  ...signInRoute,
  head: noindexHead,
  component: () => <SignInPage {...useLoaderData({ from: '/_portal/signin/' })} />,
});
