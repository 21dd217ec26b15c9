import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { readMarket } from '../portal/market.ts';
import { PortalLayout } from '../portal/portal-layout.tsx';

export const Route = createFileRoute('/_portal')({
  // Every page has it.
  codeSplitGroupings: [],
  validateSearch: readMarket,
  search: { middlewares: [retainSearchParams(['market'])] },
  component: () => (
    <PortalLayout>
      <Outlet />
    </PortalLayout>
  ),
});
