import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { AboutPage } from '../../portal/article/about-page.tsx';
import { articleHead } from '../../portal/article/article-head.ts';
import { loadAboutText } from '../../portal/article/load-article-text.ts';

export const Route = createFileRoute('/_portal/about')({
  loader: ({ context }) => loadAboutText[context.language](),
  head: ({ match: { context }, loaderData }) => articleHead(context, '/about', loaderData),
  component: () => <AboutPage text={useLoaderData({ from: '/_portal/about' })} />,
});
