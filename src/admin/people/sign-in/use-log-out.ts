import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deleteToken, isSession, storedToken, tokenHeader } from './stored-token.ts';

/** Signs out without waiting for the server, even if the page is closed. A token that isn't a session stays valid. */
function endSession() {
  const token = storedToken();
  if (!isSession(token)) return;
  const headers = tokenHeader(token);
  fetch('/api/admin/session', { method: 'DELETE', keepalive: true, headers }).catch(() => {});
}

export function useLogOut() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    endSession();
    deleteToken();
    queryClient.clear();
    navigate({ to: '/admin/login' });
  };
}
