import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { loadTexts } from '../../messages/load-page-text.ts';
import { AboutPage } from '../../portal/article/about-page.tsx';
import { articleHead } from '../../portal/article/article-head.ts';

export const Route = createFileRoute('/_portal/about')({
  loader: ({ context }) => loadTexts(context.language, 'about'),
  head: ({ match: { context }, loaderData }) => articleHead(context, pagePath.about, loaderData),
  component: () => <AboutPage text={useLoaderData({ from: '/_portal/about' })} />,
});
