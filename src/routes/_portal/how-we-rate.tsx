import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { pageHead } from '../../portal/head/page-head.ts';
import { loadScoring } from '../../portal/method/load-scoring.ts';
import { ScoringPage } from '../../portal/method/scoring-page.tsx';

export const Route = createFileRoute('/_portal/how-we-rate')({
  loader: ({ context }) => loadScoring({ context }),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          context: match.context,
          path: pagePath.howWeRate,
          title: loaderData.texts.title,
          description: loaderData.texts.description,
        })
      : {},
  component: () => <ScoringPage {...useLoaderData({ from: '/_portal/how-we-rate' })} />,
});
