import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { SignInPage } from '../../../portal/sign-in/sign-in-page.tsx';
import { signInHead, signInRoute } from '../../../portal/sign-in/sign-in-route.ts';

export const Route = createFileRoute('/_portal/signin/')({
  ...signInRoute,
  head: signInHead(({ text }) => text.title),
  component: () => <SignInPage {...useLoaderData({ from: '/_portal/signin/' })} />,
});
