import { useMessages } from '../page-context.ts';
import { AdultAge } from './adult-age.tsx';
import { useMarket } from './current-market.ts';

/** Stands before the first link to a partner, and says so where there is none. */
export function Disclosure() {
  const market = useMarket();
  const { disclosure, market: texts } = useMessages();
  if (market?.promotion_allowed === false) return texts.informationOnly;
  return market?.disclosure ?? disclosure;
}

/** The server renders it with the page, so that it moves nothing. */
export const DisclosureLine = () => (
  <p className="mt-2 text-muted text-small">
    <Disclosure /> <AdultAge />
  </p>
);
