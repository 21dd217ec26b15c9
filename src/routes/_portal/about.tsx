import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { AboutPage } from '../../portal/article/about-page.tsx';
import { loadAboutText } from '../../portal/article/load-article-text.ts';
import { pageHead } from '../../portal/page-head.ts';

export const Route = createFileRoute('/_portal/about')({
  loader: ({ context }) => loadAboutText[context.language](),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? pageHead({ context, path: '/about', ...loaderData }) : {},
  component: () => <AboutPage text={useLoaderData({ from: '/_portal/about' })} />,
});
