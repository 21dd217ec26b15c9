import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { sitePath } from '#contract/site-path.ts';
import { NotFound } from '../../../portal/frame/not-found.tsx';
import { pageHead } from '../../../portal/head/page-head.ts';
import { readChosenCode } from '../../../portal/promo-code/chosen/read-chosen-code.ts';
import { loadPromoCodes } from '../../../portal/promo-code/load-promo-codes.ts';
import { PendingPromo } from '../../../portal/promo-code/promo-frame.tsx';
import { PromoPage } from '../../../portal/promo-code/promo-page.tsx';

export const Route = createFileRoute('/_portal/promocodes/{-$page}')({
  validateSearch: readChosenCode,
  loader: (loading) => loadPromoCodes(loading),
  // A code ends at its time: what was seen before is asked for again.
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
