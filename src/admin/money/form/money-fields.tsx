import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../language.ts';

type Props<Values extends FieldValues, Output> = ComponentProps<typeof TextField<Values, Output>>;

/** An amount as a decimal. */
export function AmountField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { amountHint } = useAdminTexts().programme;
  return <TextField {...props} hint={amountHint} />;
}

/** The code of a currency. */
export const CurrencyField = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
  <TextField {...props} read={(typed) => typed.toUpperCase()} />
);
