import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { noindexHead } from '../../../portal/head/noindex-head.ts';
import { SignInPage } from '../../../portal/pages/sign-in/sign-in-page.tsx';
import { signInRoute } from '../../../portal/pages/sign-in/sign-in-route-options.ts';

export const Route = createFileRoute('/_portal/signin/ready')({
  ...signInRoute,
  head: noindexHead,
  component: () => {
    const { text, posted } = useLoaderData({ from: '/_portal/signin/ready' });
    return (
      <SignInPage
        text={text}
        posted={posted}
        title={text.ready.title}
        notice={posted ? undefined : text.ready.text}
      />
    );
  },
});
