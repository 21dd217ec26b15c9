import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { LateNotFound } from '../../portal/frame/late-not-found.tsx';
import { loadPartners } from '../../portal/partner-list/load-partners.ts';
import { filterDeps, partnerListHead } from '../../portal/partner-list/partner-list-head.ts';
import { PartnerListPage } from '../../portal/partner-list/partner-list-page.tsx';

export const Route = createFileRoute('/_portal/casino_/all')({
  loaderDeps: filterDeps,
  loader: (loading) => loadPartners(loading, 'casino'),
  head: partnerListHead,
  notFoundComponent: LateNotFound,
  component: () => <PartnerListPage {...useLoaderData({ from: '/_portal/casino_/all' })} />,
});
