import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { SignInPage } from '../../../portal/sign-in/sign-in-page.tsx';
import { signInRoute } from '../../../portal/sign-in/sign-in-route.ts';

export const Route = createFileRoute('/_portal/signin/')({
  ...signInRoute,
  component: () => <SignInPage {...useLoaderData({ from: '/_portal/signin/' })} />,
});
