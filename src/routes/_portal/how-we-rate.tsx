import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadedHead } from '../../portal/head/loaded-head.ts';
import { loadScoring } from '../../portal/pages/methodology/load-scoring.ts';
import { ScoringPage } from '../../portal/pages/methodology/scoring-page.tsx';

export const Route = createFileRoute('/_portal/how-we-rate')({
  loader: ({ context }) => loadScoring(context),
  head: loadedHead,
  component: () => <ScoringPage {...useLoaderData({ from: '/_portal/how-we-rate' })} />,
});
