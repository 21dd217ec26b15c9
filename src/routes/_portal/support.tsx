import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { loadTexts } from '../../messages/load-page-text.ts';
import { articleHead } from '../../portal/article/article-head.ts';
import { SupportPage } from '../../portal/article/support-page.tsx';

export const Route = createFileRoute('/_portal/support')({
  loader: ({ context }) => loadTexts(context.language, 'support'),
  head: ({ match: { context }, loaderData }) => articleHead(context, pagePath.support, loaderData),
  component: () => <SupportPage text={useLoaderData({ from: '/_portal/support' })} />,
});
