import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { CasinoPage, PendingCasino } from '../../portal/pages/sections/casino-page.tsx';
import { loadCasino } from '../../portal/pages/sections/load-section.ts';
import { casinoHead } from '../../portal/pages/sections/section-head.ts';

export const Route = createFileRoute('/_portal/')({
  loader: loadCasino,
  head: casinoHead,
  pendingComponent: PendingCasino,
  component: () => <CasinoPage lists={useLoaderData({ from: '/_portal/' })} />,
});
