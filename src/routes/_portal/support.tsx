import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { articleHead } from '../../portal/article/article-head.ts';
import { loadSupportText } from '../../portal/article/load-article-text.ts';
import { SupportPage } from '../../portal/article/support-page.tsx';

export const Route = createFileRoute('/_portal/support')({
  loader: ({ context }) => loadSupportText[context.language](),
  head: ({ match: { context }, loaderData }) => articleHead(context, '/support', loaderData),
  component: () => <SupportPage text={useLoaderData({ from: '/_portal/support' })} />,
});
