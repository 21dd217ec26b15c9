import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { CasinoPage, PendingCasino } from '../../portal/casino-page.tsx';
import { loadPartners } from '../../portal/load-lists.ts';
import { sectionHead } from '../../portal/section-head.ts';

export const Route = createFileRoute('/_portal/casino')({
  loader: (loading) => loadPartners(loading, 'casino'),
  head: ({ match }) => sectionHead(match.context, 'casino'),
  pendingComponent: PendingCasino,
  component: () => <CasinoPage partners={useLoaderData({ from: '/_portal/casino' })} />,
});
