import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { clickedPage } from '#contract/partner/clicked-page.ts';
import { usePageContext } from '../page-context.ts';
import { measuringScript } from './measure-visit.ts';
import { useCounting } from './use-counting.ts';

/** Measures how fast the pages of the public site are, but not the admin. Rendered only by the server. */
export function MeasurePage() {
  const router = useRouter();
  const counting = useCounting();
  const { market } = usePageContext();
  const matches = router.stores.matches.get();
  if (counting === 'off') return null;
  if (!matches.some(({ routeId }) => routeId === '/_portal')) return null;
  const page = clickedPage(router.latestLocation.pathname);
  return <ScriptOnce>{measuringScript(page, market)}</ScriptOnce>;
}
