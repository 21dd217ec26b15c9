import { createFileRoute, notFound, useLoaderData } from '@tanstack/react-router';
import type { Notice } from '#contract/page-path.ts';
import { noindexHead } from '../../../portal/head/noindex-head.ts';
import { NoticePage } from '../../../portal/pages/sign-in/notice-page.tsx';
import { signInRoute } from '../../../portal/pages/sign-in/sign-in-route-options.ts';

export const Route = createFileRoute('/_portal/signin/$notice')({
  ...signInRoute,
  loader: async ({ context, params }) => {
    const { text } = await signInRoute.loader({ context });
    if (!Object.hasOwn(text.notices, params.notice)) throw notFound();
    return { text, notice: params.notice as Notice };
  },
  head: noindexHead,
  component: () => <NoticePage {...useLoaderData({ from: '/_portal/signin/$notice' })} />,
});
