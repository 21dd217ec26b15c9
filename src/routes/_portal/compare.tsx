import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { noindexHead } from '../../portal/head/noindex-head.ts';
import { ComparePage } from '../../portal/pages/compare/compare-page.tsx';
import { type CompareSearch, loadComparison } from '../../portal/pages/compare/load-comparison.ts';

export const Route = createFileRoute('/_portal/compare')({
  loaderDeps: ({ search }) => {
    const { ids, bonuses, deposit, game }: CompareSearch = search;
    return { ids, bonuses, deposit, game };
  },
  loader: (loading) => loadComparison(loading),
  head: noindexHead,
  component: () => <ComparePage {...useLoaderData({ from: '/_portal/compare' })} />,
});
