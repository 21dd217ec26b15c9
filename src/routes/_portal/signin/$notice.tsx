import { createFileRoute, notFound, useLoaderData } from '@tanstack/react-router';
import type { Notice } from '../../../messages/page/sign-in-text.ts';
import { NoticePage } from '../../../portal/sign-in/notice-page.tsx';
import { signInRoute } from '../../../portal/sign-in/sign-in-route.ts';

export const Route = createFileRoute('/_portal/signin/$notice')({
  ...signInRoute,
  loader: async ({ context, params }) => {
    const { text } = await signInRoute.loader({ context });
    if (!(params.notice in text.notices)) throw notFound();
    return { text, notice: params.notice as Notice };
  },
  component: () => <NoticePage {...useLoaderData({ from: '/_portal/signin/$notice' })} />,
});
