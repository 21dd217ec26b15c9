import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { FollowPage } from '../../portal/follow/follow-page.tsx';
import { loadFollow } from '../../portal/follow/load-follow.ts';
import { loadedHead } from '../../portal/head/loaded-head.ts';

export const Route = createFileRoute('/_portal/follow')({
  loader: loadFollow,
  head: loadedHead,
  component: () => <FollowPage {...useLoaderData({ from: '/_portal/follow' })} />,
});
