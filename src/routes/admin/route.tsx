import { createFileRoute } from '@tanstack/react-router';
import styles from '../../admin/frame/admin.css?url';
import { AdminLoading } from '../../admin/frame/admin-loading.tsx';
import { AdminNotFound } from '../../admin/frame/admin-not-found.tsx';
import { AdminRoot } from '../../admin/frame/admin-root.tsx';

export const Route = createFileRoute('/admin')({
  ssr: false,
  // The server renders only the pending component, so it doesn't load the rest of this route.
  codeSplitGroupings: [['component', 'notFoundComponent']],
  head: () => ({
    meta: [{ name: 'robots', content: 'noindex' }],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  pendingComponent: AdminLoading,
  component: AdminRoot,
  notFoundComponent: AdminNotFound,
});
