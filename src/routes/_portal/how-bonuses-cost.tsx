import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadedHead } from '../../portal/head/loaded-head.ts';
import { CostMethodPage } from '../../portal/pages/methodology/cost-method-page.tsx';
import { loadCostMethod } from '../../portal/pages/methodology/load-cost-method.ts';

export const Route = createFileRoute('/_portal/how-bonuses-cost')({
  loader: ({ context }) => loadCostMethod(context),
  head: loadedHead,
  component: () => <CostMethodPage {...useLoaderData({ from: '/_portal/how-bonuses-cost' })} />,
});
