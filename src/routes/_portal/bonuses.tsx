import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { BonusPage, PendingBonuses } from '../../portal/pages/sections/bonus-page.tsx';
import { loadBonusSection } from '../../portal/pages/sections/load-section.ts';
import { bonusHead } from '../../portal/pages/sections/section-head.ts';

export const Route = createFileRoute('/_portal/bonuses')({
  loaderDeps: ({ search: { deposit, game } }) => ({ deposit, game }),
  loader: (loading) => loadBonusSection(loading, 'bonuses'),
  head: (page) => bonusHead(page, 'bonuses'),
  pendingComponent: () => <PendingBonuses section="bonuses" />,
  component: () => (
    <BonusPage section="bonuses" lists={useLoaderData({ from: '/_portal/bonuses' })} />
  ),
});
