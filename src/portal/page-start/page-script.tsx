import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { pageScript } from './inline-script.ts';
import { useCounting } from './use-counting.ts';

/** Runs on all pages but the admin's. Rendered only by the server. */
export function PageScript() {
  const isAdmin = useRouter().latestLocation.pathname.startsWith('/admin');
  const counting = useCounting();
  return isAdmin ? null : <ScriptOnce>{pageScript(counting)}</ScriptOnce>;
}
