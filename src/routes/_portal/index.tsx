import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { CasinoPage, PendingCasino } from '../../portal/sections/casino-page.tsx';
import { loadCasino } from '../../portal/sections/load-section.ts';
import { casinoHead } from '../../portal/sections/section-head.ts';

export const Route = createFileRoute('/_portal/')({
  loader: loadCasino,
  head: casinoHead,
  pendingComponent: PendingCasino,
  component: () => <CasinoPage lists={useLoaderData({ from: '/_portal/' })} />,
});
