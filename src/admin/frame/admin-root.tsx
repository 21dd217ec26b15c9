import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createAdminQueryClient } from '../admin-query-client.ts';
import { client, trpc } from '../api.ts';
import { deleteToken, onLogoutElsewhere } from '../sign-in/session.ts';
import { Toasts } from './toasts.tsx';

export function AdminRoot() {
  const router = useRouter();
  const [signOut] = useState(() => () => {
    const { pathname, href } = router.latestLocation;
    deleteToken();
    if (pathname === '/admin/login') return;
    router.navigate({ to: '/admin/login', search: { back: href }, replace: true });
  });
  const [queryClient] = useState(() => createAdminQueryClient(signOut));
  useEffect(() => onLogoutElsewhere(signOut), [signOut]);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <Toasts />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
