import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { PortalLayout } from '../portal/frame/portal-layout.tsx';
import { readMarket } from '../portal/market/market.ts';

export const Route = createFileRoute('/_portal')({
  // Every page has it.
  codeSplitGroupings: [],
  validateSearch: readMarket,
  search: { middlewares: [retainSearchParams(['market'])] },
  // Half a page, painted while the rest is read, would be seen to jump.
  head: () => ({ links: [{ rel: 'expect', href: '#footer', blocking: 'render' }] }),
  component: () => (
    <PortalLayout>
      <Outlet />
    </PortalLayout>
  ),
});
