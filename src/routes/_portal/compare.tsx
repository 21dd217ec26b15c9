import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { ComparePage } from '../../portal/compare/compare-page.tsx';
import { type CompareSearch, loadComparison } from '../../portal/compare/load-comparison.ts';
import { noindexHead } from '../../portal/head/noindex-head.ts';

export const Route = createFileRoute('/_portal/compare')({
  loaderDeps: ({ search }) => {
    const { ids, deposit, game }: CompareSearch = search;
    return { ids, deposit, game };
  },
  loader: (loading) => loadComparison(loading),
  head: noindexHead,
  component: () => <ComparePage {...useLoaderData({ from: '/_portal/compare' })} />,
});
