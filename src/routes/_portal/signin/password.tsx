import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { PasswordPage } from '../../../portal/sign-in/password-page.tsx';
import { signInHead, signInRoute } from '../../../portal/sign-in/sign-in-route.ts';

export const Route = createFileRoute('/_portal/signin/password')({
  ...signInRoute,
  head: signInHead(({ text }) => text.choose.title),
  component: () => <PasswordPage {...useLoaderData({ from: '/_portal/signin/password' })} />,
});
