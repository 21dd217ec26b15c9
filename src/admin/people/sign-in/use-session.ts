import type { z } from 'zod';
import { mayDo, type Role } from '#contract/people/role.ts';
import type { session } from '#contract/people/session.ts';
import { trpc } from '../../api.ts';

export type Session = z.output<typeof session>;

/**
 * Loads the session. It is refetched with everything else after each write, because the role may change at any time.
 */
export const useSessionQuery = () => trpc.admin.session.useQuery(undefined, { staleTime: 60_000 });
export const useSession = () => useSessionQuery().data;

/** Assumes an editor until the role is known, because most users are. The server checks the role in any case. */
function useHasRole(role: Role): boolean {
  const session = useSession();
  return session === undefined || mayDo(session.role, role);
}

/** Returns true if the person may change content, even if their changes are only proposed. */
export const useMayWrite = () => useHasRole('author');

/** Returns true if the person's changes may take effect immediately. */
export const useMayEdit = () => useHasRole('editor');
