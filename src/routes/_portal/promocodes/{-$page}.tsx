import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { pageHead } from '../../../portal/page-head.ts';
import { loadPromoCodes, readChosenCode } from '../../../portal/promo/load-promo-codes.ts';
import { PendingPromo } from '../../../portal/promo/promo-frame.tsx';
import { PromoPage } from '../../../portal/promo/promo-page.tsx';

export const Route = createFileRoute('/_portal/promocodes/{-$page}')({
  validateSearch: readChosenCode,
  loader: (loading) => loadPromoCodes(loading),
  // A code ends at its time: what was seen before is asked for again.
  staleTime: 0,
  head: ({ match, params }) => {
    const { title, description, pageNumber } = match.context.messages.promo;
    const { page } = params;
    return pageHead({
      context: match.context,
      path: page ? `/promocodes/${page}` : '/promocodes',
      title: page ? `${title}, ${pageNumber(page)}` : title,
      description,
    });
  },
  pendingComponent: PendingPromo,
  component: () => <PromoPage {...useLoaderData({ from: '/_portal/promocodes/{-$page}' })} />,
});
