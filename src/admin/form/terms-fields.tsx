import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { offerKinds } from '#contract/catalogue/offer-terms.ts';
import { texts } from '../../messages/en/common.ts';
import { DateField } from '../../ui/field/date-time-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Translations } from './translations.tsx';

const kindOptions = [
  { value: '', label: 'Not said' },
  ...offerKinds.map((kind) => ({ value: kind, label: texts.terms.kinds[kind] })),
];

const amounts = [
  ['min_deposit', 'Minimum deposit', 'Such as $20'],
  ['wagering', 'Wagering', 'Such as 35x'],
  ['max_bet', 'Maximum bet', 'Such as $5'],
] as const;

type Props<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

/** Visitors read these beside the offer's button. */
export function TermsFields<Values extends FieldValues, Output>({
  control,
}: Props<Values, Output>) {
  const nameOf = (field: string) => `terms.${field}` as FieldPath<Values>;
  return (
    <section aria-labelledby="terms-heading" className="flex flex-col gap-5">
      <h2 id="terms-heading" className="text-large">
        Terms
      </h2>
      <SelectField
        control={control}
        name={nameOf('kind')}
        label="Kind of offer"
        options={kindOptions}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        {amounts.map(([field, label, hint]) => (
          <TextField key={field} control={control} name={nameOf(field)} label={label} hint={hint} />
        ))}
      </div>
      <Translations>
        {(language) => (
          <>
            <TextField
              control={control}
              lang={language}
              name={nameOf(`i18n.${language}.value`)}
              label="Value"
              hint="Such as 100% up to $200"
            />
            <TextField
              control={control}
              lang={language}
              name={nameOf(`i18n.${language}.eligibility`)}
              label="For whom"
              hint="Such as New players"
            />
            <TextField
              control={control}
              lang={language}
              name={nameOf(`i18n.${language}.text`)}
              label="Terms"
              rows={4}
            />
          </>
        )}
      </Translations>
      <TextField control={control} name={nameOf('url')} label="Link to the terms" type="url" />
      <DateField
        control={control}
        name={nameOf('last_verified_at')}
        label="Terms verified on"
        hint="The day on which somebody last read them at the partner."
      />
    </section>
  );
}
