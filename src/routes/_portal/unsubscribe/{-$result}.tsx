import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadUnsubscribe } from '../../../portal/follow/load-unsubscribe.ts';
import { UnsubscribePage } from '../../../portal/follow/unsubscribe-page.tsx';
import { noindexHead } from '../../../portal/head/noindex-head.ts';

export const Route = createFileRoute('/_portal/unsubscribe/{-$result}')({
  loader: loadUnsubscribe,
  head: noindexHead,
  component: () => (
    <UnsubscribePage {...useLoaderData({ from: '/_portal/unsubscribe/{-$result}' })} />
  ),
});
