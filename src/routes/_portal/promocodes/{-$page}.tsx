import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { NotFound } from '../../../portal/not-found.tsx';
import { pageHead } from '../../../portal/page-head.ts';
import { loadPromoCodes } from '../../../portal/promo/load-promo-codes.ts';
import { PendingPromo } from '../../../portal/promo/promo-frame.tsx';
import { PromoPage } from '../../../portal/promo/promo-page.tsx';
import { readChosenCode } from '../../../portal/promo/read-chosen-code.ts';

export const Route = createFileRoute('/_portal/promocodes/{-$page}')({
  validateSearch: readChosenCode,
  loader: (loading) => loadPromoCodes(loading),
  // A code ends at its time: what was seen before is asked for again.
  staleTime: 0,
  head: ({ match, params: { page }, loaderData }) =>
    loaderData
      ? pageHead({
          context: match.context,
          path: page ? `/promocodes/${page}` : '/promocodes',
          title: loaderData.title,
          description: loaderData.description,
        })
      : {},
  pendingComponent: PendingPromo,
  notFoundComponent: NotFound,
  component: () => <PromoPage {...useLoaderData({ from: '/_portal/promocodes/{-$page}' })} />,
});
