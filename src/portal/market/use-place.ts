import { useMessages } from '../page-context.ts';
import { useMarket } from './current-market.ts';

/** The visitor's market within a sentence, such as “in the United States”. */
export function usePlace(): string {
  const market = useMarket();
  const { inNamed } = useMessages().market;
  return market?.name_in_sentence ?? inNamed(market?.name ?? '');
}
