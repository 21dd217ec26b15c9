import { usePageContext } from '../page-context.ts';
import { AdultAge } from './adult-age.tsx';
import { useMarket } from './current-market.ts';

/** The notice that precedes the first link to a partner, or a note that there are no such links. */
export function Disclosure() {
  const market = useMarket();
  const { breakUntil, messages } = usePageContext();
  const { disclosure, market: texts } = messages;
  if (breakUntil !== undefined) return messages.break.noOffers;
  if (market?.promotion_allowed === false) return texts.informationOnly;
  if (market && market.effects.links !== 'show') return texts.noLinks;
  return market?.disclosure ?? disclosure;
}

/** Rendered on the server, so that the page doesn't shift. */
export const DisclosureLine = () => (
  <p className="mt-2 text-muted text-small">
    <Disclosure /> <AdultAge />
  </p>
);
