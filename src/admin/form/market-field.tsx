import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { markets } from '#contract/market.ts';
import { texts } from '../../messages/en/common.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

export const marketOptions = markets.map((market) => ({
  value: market,
  label: `${market} – ${texts.market.names[market]}`,
}));

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

export const MarketField = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
  <SelectField {...props} label="Market" options={marketOptions} />
);
