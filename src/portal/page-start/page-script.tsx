import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { defaultCounting } from '#contract/site/counting.ts';
import { usePageContext } from '../page-context.ts';
import { pageScript } from './inline-script.ts';

/** Runs on all pages but the admin's. Rendered only by the server. */
export function PageScript() {
  const isAdmin = useRouter().latestLocation.pathname.startsWith('/admin');
  const counting = useCounting();
  return isAdmin ? null : <ScriptOnce>{pageScript(counting)}</ScriptOnce>;
}

export function useCounting() {
  const { market, markets } = usePageContext();
  return markets.find(({ code }) => code === market)?.counting ?? defaultCounting;
}
