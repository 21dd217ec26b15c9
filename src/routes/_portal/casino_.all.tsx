import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { filterDeps } from '../../portal/filter/filter-deps.ts';
import { LateNotFound } from '../../portal/frame/late-not-found.tsx';
import { loadedHead } from '../../portal/head/loaded-head.ts';
import { loadPartners } from '../../portal/pages/partner-list/load-partners.ts';
import { PartnerListPage } from '../../portal/pages/partner-list/partner-list-page.tsx';

export const Route = createFileRoute('/_portal/casino_/all')({
  loaderDeps: filterDeps,
  loader: (loading) => loadPartners(loading, 'casino'),
  head: loadedHead,
  notFoundComponent: LateNotFound,
  component: () => <PartnerListPage {...useLoaderData({ from: '/_portal/casino_/all' })} />,
});
