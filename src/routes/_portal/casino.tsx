import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { CasinoPage, PendingCasino } from '../../portal/casino-page.tsx';
import { loadCasino } from '../../portal/load-section.ts';
import { sectionHead } from '../../portal/section-head.ts';

export const Route = createFileRoute('/_portal/casino')({
  loader: loadCasino,
  head: ({ match }) => sectionHead(match.context, 'casino'),
  pendingComponent: PendingCasino,
  component: () => <CasinoPage lists={useLoaderData({ from: '/_portal/casino' })} />,
});
