import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { pageHead } from '../../portal/head/page-head.ts';
import { loadSearchPage } from '../../portal/search/load-search-page.ts';
import { SearchPage } from '../../portal/search/search-page.tsx';

export const Route = createFileRoute('/_portal/search')({
  loaderDeps: ({ search: { deposit, game } }) => ({ deposit, game }),
  loader: ({ context, location, deps }) => loadSearchPage(context, location.searchStr, deps),
  head: ({ match, loaderData }) => {
    const { title = '', description = '' } = loaderData?.texts ?? {};
    const { meta, links } = pageHead({
      context: match.context,
      path: pagePath.search,
      title,
      description,
    });
    return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
  },
  component: () => <SearchPage {...useLoaderData({ from: '/_portal/search' })} />,
});
