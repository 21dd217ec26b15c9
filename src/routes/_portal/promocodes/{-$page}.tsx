import { createFileRoute, useLoaderData } from '@tanstack/react-router';

import { isId } from '#contract/id.ts';

import { offerFilterDeps } from '../../../portal/filter/filter-deps.ts';
import { LateNotFound } from '../../../portal/frame/late-not-found.tsx';
import { loadPromoCodes } from '../../../portal/pages/promo-codes/load-promo-codes.ts';
import { promoHead } from '../../../portal/pages/promo-codes/promo-head.ts';
import { PromoPage } from '../../../portal/pages/promo-codes/promo-page.tsx';

export const Route = createFileRoute('/_portal/promocodes/{-$page}')({
  // An invalid code is set to undefined: if the key were missing, the router would pass on the raw value.
  validateSearch: ({ code }: Record<string, unknown>): { code?: number | undefined } => ({
    code: isId(code) ? code : undefined,
  }),
  loaderDeps: offerFilterDeps,
  loader: (loading) => loadPromoCodes(loading),
  // Codes expire over time, so a list loaded earlier may be outdated.
  staleTime: 0,
  head: ({ match, loaderData }) => (loaderData ? promoHead(match.context, loaderData) : {}),
  // Has no placeholders, as they would also replace the list that a filter is about to change.
  notFoundComponent: LateNotFound,
  component: () => <PromoPage {...useLoaderData({ from: '/_portal/promocodes/{-$page}' })} />,
});
