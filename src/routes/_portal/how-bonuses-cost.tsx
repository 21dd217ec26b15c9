import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { pageHead } from '../../portal/head/page-head.ts';
import { CostMethodPage } from '../../portal/method/cost-method-page.tsx';
import { loadCostMethod } from '../../portal/method/load-cost-method.ts';

export const Route = createFileRoute('/_portal/how-bonuses-cost')({
  loader: ({ context }) => loadCostMethod({ context }),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          context: match.context,
          path: pagePath.howBonusesCost,
          title: loaderData.texts.title,
          description: loaderData.texts.description,
        })
      : {},
  component: () => <CostMethodPage {...useLoaderData({ from: '/_portal/how-bonuses-cost' })} />,
});
