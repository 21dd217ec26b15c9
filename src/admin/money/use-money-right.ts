import { useSession } from '../people/sign-in/use-session.ts';

/** Undefined until the session is known. */
export function useSeesMoney(): boolean | undefined {
  const session = useSession();
  return session && (session.role === 'owner' || session.rights?.includes('money') === true);
}

/** Returns true if the person may change programmes, deals and payments. Viewers and authors with the right only read. */
export function useWritesMoney(): boolean {
  const session = useSession();
  const sees = useSeesMoney();
  return sees === true && (session?.role === 'owner' || session?.role === 'editor');
}
