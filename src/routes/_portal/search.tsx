import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadedHead } from '../../portal/head/loaded-head.ts';
import { loadSearchPage } from '../../portal/pages/search/load-search-page.ts';
import { SearchPage } from '../../portal/pages/search/search-page.tsx';

export const Route = createFileRoute('/_portal/search')({
  loaderDeps: ({ search: { deposit, game } }) => ({ deposit, game }),
  loader: ({ context, location, deps }) => loadSearchPage(context, location.searchStr, deps),
  head: loadedHead,
  component: () => <SearchPage {...useLoaderData({ from: '/_portal/search' })} />,
});
