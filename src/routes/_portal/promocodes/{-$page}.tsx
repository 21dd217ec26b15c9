import { createFileRoute, useLoaderData } from '@tanstack/react-router';

import { isId } from '#contract/id.ts';
import { sitePath } from '#contract/site-path.ts';

import { NotFound } from '../../../portal/frame/not-found.tsx';
import { pageHead } from '../../../portal/head/page-head.ts';
import { loadPromoCodes } from '../../../portal/promo-code/load-promo-codes.ts';
import { PendingPromo } from '../../../portal/promo-code/promo-frame.tsx';
import { PromoPage } from '../../../portal/promo-code/promo-page.tsx';

export const Route = createFileRoute('/_portal/promocodes/{-$page}')({
  // A code that is no id is answered as undefined: left out, the router would pass on the raw one.
  validateSearch: ({ code }: Record<string, unknown>): { code?: number | undefined } => ({
    code: isId(code) ? code : undefined,
  }),
  loader: (loading) => loadPromoCodes(loading),
  // Codes end by the clock, so a list that was loaded before may be outdated.
  staleTime: 0,
  head: ({ match, params: { page }, loaderData }) =>
    loaderData
      ? pageHead({
          context: match.context,
          path: page ? `${sitePath.promoCodes}/${page}` : sitePath.promoCodes,
          title: loaderData.title,
          description: loaderData.description,
        })
      : {},
  pendingComponent: PendingPromo,
  notFoundComponent: NotFound,
  component: () => <PromoPage {...useLoaderData({ from: '/_portal/promocodes/{-$page}' })} />,
});
