import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import type { SignInText } from '../../../messages/type/sign-in.ts';
import { noindexHead } from '../../../portal/head/noindex-head.ts';
import { SignInPage } from '../../../portal/sign-in/sign-in-page.tsx';
import { signInRoute } from '../../../portal/sign-in/sign-in-route-options.ts';

export const Route = createFileRoute('/_portal/signin/ready')({
  ...signInRoute,
  head: noindexHead(({ text }: { text: SignInText }) => text.ready.title),
  component: () => {
    const { text, posted } = useLoaderData({ from: '/_portal/signin/ready' });
    return <SignInPage text={text} posted={posted} notice={posted ? undefined : text.ready.text} />;
  },
});
