import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { BonusPage, PendingBonuses } from '../../portal/bonus-page.tsx';
import { loadBonuses } from '../../portal/load-lists.ts';
import { sectionHead } from '../../portal/section-head.ts';

export const Route = createFileRoute('/_portal/bonuses')({
  loader: (loading) => loadBonuses(loading, 'bonuses'),
  head: ({ match }) => sectionHead(match.context, 'bonuses'),
  pendingComponent: () => <PendingBonuses section="bonuses" />,
  component: () => (
    <BonusPage section="bonuses" bonuses={useLoaderData({ from: '/_portal/bonuses' })} />
  ),
});
