import { mayDo } from '#contract/people/role.ts';
import { trpc } from '../../api.ts';

/** The role may change while a screen is open: it is read again with the rest after each write. */
export const useSessionQuery = () => trpc.admin.session.useQuery(undefined, { staleTime: 60_000 });
export const useSession = () => useSessionQuery().data;

/** Until the role is known a screen is shown as to an editor, whom most are. The server decides in any case. */
export function useMayWrite(): boolean {
  const session = useSession();
  return session === undefined || mayDo(session.role, 'editor');
}
