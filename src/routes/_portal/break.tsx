import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadContentTexts } from '../../../messages/load-content-text.ts';
import { noindexHead } from '../../portal/head/noindex-head.ts';
import { BreakPage } from '../../portal/pages/break/break-page.tsx';

export const Route = createFileRoute('/_portal/break')({
  loader: ({ context: { language } }) => loadContentTexts(language, 'content-page'),
  head: noindexHead,
  component: () => <BreakPage texts={useLoaderData({ from: '/_portal/break' })} />,
});
