import { createContext, use } from 'react';
import { useAdminTexts } from '../../language.ts';
import { useSession } from '../../people/sign-in/use-session.ts';
import { useReleaseName } from '../working/use-release-name.ts';
import { useWorkingRelease } from '../working/working-release.ts';

/** The release that the form of a proposal saves to. */
export const FormReleaseContext = createContext<number | undefined>(undefined);

/** Returns the label of a Save button that doesn't save live. */
export function useSaveLabel(): string | undefined {
  const { save: text } = useAdminTexts().release;
  const ofForm = use(FormReleaseContext);
  const working = useWorkingRelease();
  const release = ofForm ?? working;
  const name = useReleaseName(release);
  const isAuthor = useSession()?.role === 'author';
  if (release !== undefined) return text.addTo(name ?? `#${release}`);
  return isAuthor ? text.propose : undefined;
}
