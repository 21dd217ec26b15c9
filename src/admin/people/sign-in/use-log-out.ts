import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deleteToken } from './stored-token.ts';

export function useLogOut() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    deleteToken();
    queryClient.clear();
    navigate({ to: '/admin/login' });
  };
}
