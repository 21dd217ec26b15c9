import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadSupportText } from '../../portal/article/load-article-text.ts';
import { SupportPage } from '../../portal/article/support-page.tsx';
import { pageHead } from '../../portal/page-head.ts';

export const Route = createFileRoute('/_portal/support')({
  loader: ({ context }) => loadSupportText[context.language](),
  head: ({ match: { context }, loaderData }) =>
    loaderData ? pageHead({ context, path: '/support', ...loaderData }) : {},
  component: () => <SupportPage text={useLoaderData({ from: '/_portal/support' })} />,
});
