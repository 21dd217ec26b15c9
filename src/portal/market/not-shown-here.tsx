import { useMessages } from '../page-context.ts';
import { useMarket } from './current-market.ts';

/** Replaces the list of a page whose offers are hidden in the visitor's market. */
export function NotShownHere({ offers }: { offers: 'bonuses' | 'promoCodes' }) {
  const market = useMarket();
  const texts = useMessages().market;
  const place = market?.name_in_sentence ?? texts.inNamed(market?.name ?? '');
  return (
    <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
      {texts.notShown[offers](place)}
    </p>
  );
}
