import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadTexts } from '../../../messages/load-page-text.ts';
import { noindexHead } from '../../portal/head/noindex-head.ts';
import { SavedPage } from '../../portal/pages/saved/saved-page.tsx';

export const Route = createFileRoute('/_portal/saved')({
  loader: ({ context }) => loadTexts(context.language, 'saved'),
  head: noindexHead,
  component: () => <SavedPage text={useLoaderData({ from: '/_portal/saved' })} />,
});
