import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import type { SignInText } from '../../../messages/page/sign-in-text.ts';
import { SignInPage } from '../../../portal/sign-in/sign-in-page.tsx';
import { signInRoute } from '../../../portal/sign-in/sign-in-route.ts';
import { unlistedHead } from '../../../portal/unlisted-head.ts';

export const Route = createFileRoute('/_portal/signin/')({
  ...signInRoute,
  head: unlistedHead(({ text }: { text: SignInText }) => text.title),
  component: () => <SignInPage {...useLoaderData({ from: '/_portal/signin/' })} />,
});
