import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { pageScript } from './inline-script.ts';
import { useCounting } from './use-counting.ts';

/** Runs on all pages except those of the admin. Rendered only by the server. */
export function PageScript() {
  const isAdmin = useRouter().latestLocation.pathname.startsWith('/admin');
  const counting = useCounting();
  return isAdmin ? null : <ScriptOnce>{pageScript(counting)}</ScriptOnce>;
}
