import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { type Market, markets } from '#contract/market.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

export const marketNames: Record<Market, string> = { US: 'United States', TR: 'Türkiye' };

export const marketOptions = markets.map((market) => ({
  value: market,
  label: `${market} – ${marketNames[market]}`,
}));

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

export const MarketField = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
  <SelectField {...props} label="Market" options={marketOptions} />
);
