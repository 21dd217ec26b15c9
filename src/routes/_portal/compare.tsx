import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { isFilterValue } from '#contract/catalogue/filter/filter-name.ts';
import { ComparePage } from '../../portal/compare/compare-page.tsx';
import { type CompareSearch, loadComparison } from '../../portal/compare/load-comparison.ts';
import { noindexHead } from '../../portal/head/noindex-head.ts';

export const Route = createFileRoute('/_portal/compare')({
  loaderDeps: ({ search }) => {
    const { ids, deposit, game }: CompareSearch = search;
    const text = String([ids].flat()[0] ?? '');
    // The server drops what can't be IDs, and hydration must start with the same ones.
    return { ids: isFilterValue(text) ? text : '', deposit, game };
  },
  loader: (loading) => loadComparison(loading),
  head: noindexHead,
  component: () => <ComparePage {...useLoaderData({ from: '/_portal/compare' })} />,
});
