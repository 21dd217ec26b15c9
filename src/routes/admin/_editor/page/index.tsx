import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_editor/page/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/page/$slug', params: { slug: 'bonuses' }, replace: true });
  },
});
