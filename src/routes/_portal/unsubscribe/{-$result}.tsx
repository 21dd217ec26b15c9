import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { noindexHead } from '../../../portal/head/noindex-head.ts';
import { loadUnsubscribe } from '../../../portal/pages/follow/load-unsubscribe.ts';
import { UnsubscribePage } from '../../../portal/pages/follow/unsubscribe-page.tsx';

export const Route = createFileRoute('/_portal/unsubscribe/{-$result}')({
  loader: loadUnsubscribe,
  head: noindexHead,
  component: () => (
    <UnsubscribePage {...useLoaderData({ from: '/_portal/unsubscribe/{-$result}' })} />
  ),
});
