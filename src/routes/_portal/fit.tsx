import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { fitDeps } from '../../portal/filter/filter-deps.ts';
import { loadedHead } from '../../portal/head/loaded-head.ts';
import { FitPage } from '../../portal/pages/fit/fit-page.tsx';
import { loadFit } from '../../portal/pages/fit/load-fit.ts';

export const Route = createFileRoute('/_portal/fit')({
  loaderDeps: fitDeps,
  loader: (loading) => loadFit(loading),
  head: loadedHead,
  component: () => <FitPage {...useLoaderData({ from: '/_portal/fit' })} />,
});
