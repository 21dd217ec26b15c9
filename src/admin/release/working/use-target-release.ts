import { useSession } from '../../people/sign-in/use-session.ts';
import { useEditableReleases } from './use-editable-releases.ts';
import { useWorkingRelease } from './working-release.ts';

/**
 * Returns the release that changes in this tab go to, if they don't go live. Authors always propose: the server adds
 * their changes to the newest release that they started themselves.
 */
export function useTargetRelease(): number | undefined {
  const working = useWorkingRelease();
  const session = useSession();
  const isAuthor = session?.role === 'author';
  const { releases } = useEditableReleases(isAuthor && working === undefined);
  if (working !== undefined || !isAuthor) return working;
  return releases.find(({ author, state }) => author === session.name && state === 'open')?.id;
}
