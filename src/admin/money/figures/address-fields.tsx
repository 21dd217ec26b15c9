import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { HeaderFields, KeyField } from './secret-fields.tsx';
import type { SourceControl } from './source-values.ts';

const methods = ['GET', 'POST'] as const;
const dayFormats = ['ymd', 'dmy', 'mdy'] as const;

type Props = { control: SourceControl };

/** Edits the address that figures are fetched from, and the secrets that it needs. */
export function AddressFields({ control }: Props) {
  const { address: text } = useAdminTexts().statSource;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        control={control}
        name="address.url"
        type="url"
        label={text.url}
        hint={text.urlHint}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          control={control}
          name="address.method"
          label={text.method}
          options={methods.map((value) => ({ value, label: value }))}
        />
        <SelectField
          control={control}
          name="address.day_format"
          label={text.dayFormat}
          options={dayFormats.map((value) => ({ value, label: text.dayFormats[value] }))}
        />
        <NumberField
          control={control}
          name="address.days_again"
          label={text.daysAgain}
          hint={text.daysAgainHint}
          min={1}
          max={90}
          step={1}
        />
        <SwitchField control={control} name="address.to_inclusive" label={text.inclusive} />
        <SwitchField control={control} name="is_nightly" label={text.nightly} />
        <KeyField control={control} />
      </div>
      <HeaderFields control={control} />
    </div>
  );
}
