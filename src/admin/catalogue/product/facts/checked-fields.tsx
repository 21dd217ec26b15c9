import type { FieldPath } from 'react-hook-form';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { DateField } from '../../../form/date-time-field.tsx';
import { useAdminTexts } from '../../../language.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';

type Props = {
  control: ProductControl;
  below: `facts${'' | `.${'licences' | 'payments'}.${number}`}`;
};

/** The source of a fact, and the day it was last checked. */
export function CheckedFields({ control, below }: Props) {
  const { fact: text } = useAdminTexts();
  const nameOf = (field: string) => `${below}.${field}` as FieldPath<ProductValues>;
  return (
    <>
      <TextField
        control={control}
        name={nameOf('source_url')}
        label={text.source}
        hint={text.sourceHint}
        type="url"
      />
      <DateField control={control} name={nameOf('verified_on')} label={text.verifiedOn} />
    </>
  );
}
