import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createAdminQueryClient } from '../admin-query-client.ts';
import { client, trpc } from '../api.ts';
import { adminLanguage, useAdminTexts } from '../language.ts';
import { watchAttendance } from '../people/sign-in/attendance.ts';
import { ConfirmAgain } from '../people/sign-in/confirm-again.tsx';
import { deleteToken, onLogoutElsewhere } from '../people/sign-in/stored-token.ts';
import { announceProposed } from '../release/working/announce-proposed.ts';
import { Toasts } from './toasts.tsx';

export function AdminRoot() {
  const router = useRouter();
  const { refusal, release } = useAdminTexts();
  const [signOut] = useState(() => () => {
    const { pathname, href } = router.latestLocation;
    deleteToken();
    if (pathname === '/admin/login') return;
    router.navigate({ to: '/admin/login', search: { back: href }, replace: true });
  });
  const [queryClient] = useState(() =>
    createAdminQueryClient(signOut, refusal, ({ proposed }) => announceProposed(proposed, release)),
  );
  useEffect(() => onLogoutElsewhere(signOut), [signOut]);
  useEffect(watchAttendance, []);
  // The server doesn't know the admin's language, so the document's is set here.
  useEffect(() => {
    document.documentElement.lang = adminLanguage();
  }, []);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <ConfirmAgain />
        <Toasts />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
