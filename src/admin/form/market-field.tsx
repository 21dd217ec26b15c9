import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { markets } from '#contract/market.ts';
import { useMessages } from '../../portal/page-context.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

export function useMarketOptions() {
  const { names } = useMessages().market;
  return markets.map((market) => ({ value: market, label: `${market} – ${names[market]}` }));
}

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

export const MarketField = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
  <SelectField {...props} label="Market" options={useMarketOptions()} />
);
