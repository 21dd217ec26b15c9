import { useController, useFieldArray } from 'react-hook-form';
import type { StatSource } from '#contract/money/stat-source.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { SecretField } from '../form/secret-field.tsx';
import type { SourceControl } from './source-values.ts';

const methods = ['GET', 'POST'] as const;
const dayFormats = ['ymd', 'dmy', 'mdy'] as const;

type Props = { control: SourceControl; source: StatSource | undefined };

/** Where the figures are fetched, and the secrets that this needs. */
export function AddressFields({ control, source }: Props) {
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
        <SecretField
          control={control}
          name="secret"
          label={text.secret}
          hint={source?.has_secret ? text.secretStored : text.secretHint}
        />
      </div>
      <HeaderFields control={control} source={source} />
    </div>
  );
}

/** Stored headers are only replaced as a whole, because their values can't be shown. */
function HeaderFields({ control, source }: Props) {
  const { address: text } = useAdminTexts().statSource;
  const { field } = useController({ control, name: 'headers' });
  if (field.value !== null) return <HeaderList control={control} />;
  const names = source?.header_names ?? [];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="wrap-anywhere text-muted text-small">{text.stored(names.join(', '))}</p>
      <button
        type="button"
        onClick={() => field.onChange(names.map((name) => ({ name, value: null })))}
        className={buttonClass.quiet}
      >
        {text.replace}
      </button>
    </div>
  );
}

function HeaderList({ control }: { control: SourceControl }) {
  const { address: text } = useAdminTexts().statSource;
  const { fields, append, remove } = useFieldArray({ control, name: 'headers' as const });
  return (
    <FieldList
      title={text.headers}
      hint={text.headersHint}
      columns="items-start sm:grid-cols-2"
      add={text.addHeader}
      groupOf={text.header}
      remove={text.removeHeader}
      groups={fields}
      onAdd={() => append({ name: null, value: null })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField control={control} name={`headers.${index}.name`} label={text.headerName} />
          <SecretField control={control} name={`headers.${index}.value`} label={text.headerValue} />
        </>
      )}
    </FieldList>
  );
}
