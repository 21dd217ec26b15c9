import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { BonusPage, PendingBonuses } from '../../portal/pages/sections/bonus-page.tsx';
import { loadBonusSection } from '../../portal/pages/sections/load-section.ts';
import { bonusHead } from '../../portal/pages/sections/section-head.ts';

export const Route = createFileRoute('/_portal/bets')({
  loaderDeps: ({ search: { deposit, game } }) => ({ deposit, game }),
  loader: (loading) => loadBonusSection(loading, 'bets'),
  head: (page) => bonusHead(page, 'bets'),
  pendingComponent: () => <PendingBonuses section="bets" />,
  component: () => <BonusPage section="bets" lists={useLoaderData({ from: '/_portal/bets' })} />,
});
