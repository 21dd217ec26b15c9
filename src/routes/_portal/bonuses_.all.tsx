import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { offerFilterDeps } from '../../portal/filter/filter-deps.ts';
import { LateNotFound } from '../../portal/frame/late-not-found.tsx';
import { loadedHead } from '../../portal/head/loaded-head.ts';
import { BonusListPage } from '../../portal/pages/bonus-list/bonus-list-page.tsx';
import { loadBonuses } from '../../portal/pages/bonus-list/load-bonuses.ts';

export const Route = createFileRoute('/_portal/bonuses_/all')({
  loaderDeps: offerFilterDeps,
  loader: (loading) => loadBonuses(loading),
  head: loadedHead,
  notFoundComponent: LateNotFound,
  component: () => <BonusListPage {...useLoaderData({ from: '/_portal/bonuses_/all' })} />,
});
