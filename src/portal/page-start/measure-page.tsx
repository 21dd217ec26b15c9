import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { clickedPage } from '#contract/partner/clicked-page.ts';
import { measuringScript } from './measure-visit.ts';
import { useCounting } from './page-script.tsx';

/** Measures pages that visitors see, not the admin. Rendered only by the server. */
export function MeasurePage() {
  const router = useRouter();
  const counting = useCounting();
  const matches = router.stores.matches.get();
  if (counting === 'off') return null;
  if (!matches.some(({ routeId }) => routeId === '/_portal')) return null;
  const page = clickedPage(router.latestLocation.pathname);
  return <ScriptOnce>{measuringScript(page)}</ScriptOnce>;
}
