import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_editor/facts/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/facts/regulators', replace: true });
  },
});
