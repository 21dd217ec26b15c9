import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { loadedHead } from '../../portal/head/loaded-head.ts';
import { FollowPage } from '../../portal/pages/follow/follow-page.tsx';
import { loadFollow } from '../../portal/pages/follow/load-follow.ts';

export const Route = createFileRoute('/_portal/follow')({
  loader: loadFollow,
  head: loadedHead,
  component: () => <FollowPage {...useLoaderData({ from: '/_portal/follow' })} />,
});
