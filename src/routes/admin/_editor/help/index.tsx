import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_editor/help/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/help/$guide', params: { guide: 'editors' }, replace: true });
  },
});
