import { useWatch } from 'react-hook-form';
import type { MarketRow } from '#contract/site/market.ts';
import { trpc } from '../../api.ts';
import type { MarketControl } from './market-form-type.ts';

/** Returns the country of a region, whose values apply where the region sets none. */
export function useCountry(control: MarketControl): MarketRow | undefined {
  const parent = useWatch({ control, name: 'parent_code' });
  const { data } = trpc.admin.market.list.useQuery({});
  return data?.items.find(({ code }) => code === parent);
}
