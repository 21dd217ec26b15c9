import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { trpc } from '../../api.ts';

/** The currency of the offer's market, and of all markets. */
export function useMarketCurrency<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
) {
  const code: string | undefined = useWatch({
    control,
    name: 'market_code' as FieldPath<Values>,
  });
  const { data } = trpc.admin.market.list.useQuery({});
  const markets = data?.items ?? [];
  return {
    ofMarket: markets.find((market) => market.code === code)?.effective.currency,
    all: markets.map(({ effective }) => effective.currency),
  };
}
