import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { BonusPage, PendingBonuses } from '../../portal/bonus-page.tsx';
import { loadBonusSection } from '../../portal/load-section.ts';
import { bonusHead } from '../../portal/section-head.ts';

export const Route = createFileRoute('/_portal/bets')({
  loader: (loading) => loadBonusSection(loading, 'bets'),
  head: (page) => bonusHead(page, 'bets'),
  pendingComponent: () => <PendingBonuses section="bets" />,
  component: () => <BonusPage section="bets" lists={useLoaderData({ from: '/_portal/bets' })} />,
});
