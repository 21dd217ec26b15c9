import { useMessages } from '../page-context.ts';
import { useMarket } from './current-market.ts';
import { marketFacts } from './market-facts.ts';

export function AdultAge() {
  const market = useMarket();
  const { ageIn } = useMessages().market;
  return <span className="text-ink">{ageIn[market](marketFacts[market].adultAge)}</span>;
}
