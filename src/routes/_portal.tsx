import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { readCostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import { PortalLayout } from '../portal/frame/portal-layout.tsx';
import { readMarket } from '../portal/market/current-market.ts';

export const Route = createFileRoute('/_portal')({
  // Not split, because every page needs this route.
  codeSplitGroupings: [],
  validateSearch: (search: Record<string, unknown>) => ({
    ...readMarket(search),
    ...readCostSearch(search),
  }),
  search: { middlewares: [retainSearchParams(['market'])] },
  // Prevents the browser from painting a partly parsed page that then jumps.
  head: () => ({ links: [{ rel: 'expect', href: '#footer', blocking: 'render' }] }),
  component: () => (
    <PortalLayout>
      <Outlet />
    </PortalLayout>
  ),
});
