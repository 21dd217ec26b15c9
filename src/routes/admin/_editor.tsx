import { createFileRoute } from '@tanstack/react-router';
import { AdminFrame } from '../../admin/admin-frame.tsx';

export const Route = createFileRoute('/admin/_editor')({
  beforeLoad: async ({ location }) => {
    const { requireToken } = await import('../../admin/guard.ts');
    requireToken(location.href);
  },
  component: AdminFrame,
});
