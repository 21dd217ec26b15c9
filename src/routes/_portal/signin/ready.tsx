import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { SignInPage } from '../../../portal/sign-in/sign-in-page.tsx';
import { signInHead, signInRoute } from '../../../portal/sign-in/sign-in-route.ts';

export const Route = createFileRoute('/_portal/signin/ready')({
  ...signInRoute,
  head: signInHead(({ text }) => text.ready.title),
  component: () => {
    const { text, posted } = useLoaderData({ from: '/_portal/signin/ready' });
    return <SignInPage text={text} posted={posted} notice={posted ? undefined : text.ready.text} />;
  },
});
