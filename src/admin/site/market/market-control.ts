import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { MarketDraft, MarketRow, marketDraft } from '#contract/site/market.ts';
import { trpc } from '../../api.ts';
import type { FormControl } from '../../form/entity-form.tsx';

export type MarketValues = z.input<typeof marketDraft>;
export type MarketControl = FormControl<MarketValues, MarketDraft>;

/** Returns the country of a region, whose values apply unless the region sets its own. */
export function useCountry(control: MarketControl): MarketRow | undefined {
  const parent = useWatch({ control, name: 'parent_code' });
  const { data } = trpc.admin.market.list.useQuery({});
  return data?.items.find(({ code }) => code === parent);
}
