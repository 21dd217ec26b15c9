import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field, inputClass } from './field.tsx';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
};

/** A select whose empty option means null. */
export function SelectField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, label, hint, options } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(attributes) => (
        <select
          {...attributes}
          {...field}
          value={field.value ?? ''}
          onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
          className={`max-w-56 ${inputClass}`}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
