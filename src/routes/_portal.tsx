import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { readMarket } from '../portal/market.ts';
import { PortalLayout } from '../portal/portal-layout.tsx';

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
