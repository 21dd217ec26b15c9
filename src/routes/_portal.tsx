import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { PortalLayout } from '../portal/frame/portal-layout.tsx';
import { readMarket } from '../portal/market/current-market.ts';

export const Route = createFileRoute('/_portal')({
  // Every page needs this route, so it is not split.
  codeSplitGroupings: [],
  validateSearch: readMarket,
  search: { middlewares: [retainSearchParams(['market'])] },
  // Without it a page that is half read would be painted and then jump.
  head: () => ({ links: [{ rel: 'expect', href: '#footer', blocking: 'render' }] }),
  component: () => (
    <PortalLayout>
      <Outlet />
    </PortalLayout>
  ),
});
