import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_editor/settings/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/settings/site', replace: true });
  },
});
