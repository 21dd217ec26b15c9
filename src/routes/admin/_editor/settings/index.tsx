import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_editor/settings/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/settings/people', replace: true });
  },
});
