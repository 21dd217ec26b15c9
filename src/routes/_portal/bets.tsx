import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { BonusPage, PendingBonuses } from '../../portal/bonus-page.tsx';
import { loadBonuses } from '../../portal/load-lists.ts';
import { sectionHead } from '../../portal/section-head.ts';

export const Route = createFileRoute('/_portal/bets')({
  loader: (loading) => loadBonuses(loading, 'bets'),
  head: ({ match }) => sectionHead(match.context, 'bets'),
  pendingComponent: () => <PendingBonuses section="bets" />,
  component: () => <BonusPage section="bets" bonuses={useLoaderData({ from: '/_portal/bets' })} />,
});
