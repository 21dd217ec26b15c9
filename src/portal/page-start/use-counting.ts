import { type Counting, defaultCounting } from '#contract/site/counting.ts';
import { usePageContext } from '../page-context.ts';

/** How visitors of the shown market are counted. */
export function useCounting(): Counting {
  const { market, markets } = usePageContext();
  return markets.find(({ code }) => code === market)?.counting ?? defaultCounting;
}
