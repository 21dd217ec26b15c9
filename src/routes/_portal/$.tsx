import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { LateNotFound } from '../../portal/frame/late-not-found.tsx';
import { loadedHead } from '../../portal/head/loaded-head.ts';
import { ContentRoute } from '../../portal/pages/content-page/content-route.tsx';
import { loadContent } from '../../portal/pages/content-page/load-content.ts';

/** Guides, reviews and other content pages: any path that no other route matches. */
export const Route = createFileRoute('/_portal/$')({
  loaderDeps: ({ search: { deposit, game } }) => ({ deposit, game }),
  loader: (loading) => loadContent(loading),
  head: loadedHead,
  notFoundComponent: LateNotFound,
  component: () => <ContentRoute {...useLoaderData({ from: '/_portal/$' })} />,
});
