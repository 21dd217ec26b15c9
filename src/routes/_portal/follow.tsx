import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { FollowPage } from '../../portal/follow/follow-page.tsx';
import { loadFollow } from '../../portal/follow/load-follow.ts';
import { LateNotFound } from '../../portal/frame/late-not-found.tsx';
import { loadedHead } from '../../portal/head/loaded-head.ts';

export const Route = createFileRoute('/_portal/follow')({
  loader: loadFollow,
  head: loadedHead,
  notFoundComponent: LateNotFound,
  component: () => <FollowPage {...useLoaderData({ from: '/_portal/follow' })} />,
});
