import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field, inputClass } from './field.tsx';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  texts: { unknown: string; yes: string; no: string };
};

/** A choice between yes, no and not known, stored as true, false and null. */
export function YesNoField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, label, texts } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(attributes) => (
        <select
          {...attributes}
          {...field}
          value={String(field.value ?? '')}
          onChange={({ target }) =>
            field.onChange(target.value === '' ? null : target.value === 'true')
          }
          className={`max-w-56 ${inputClass}`}
        >
          <option value="">{texts.unknown}</option>
          <option value="true">{texts.yes}</option>
          <option value="false">{texts.no}</option>
        </select>
      )}
    </Field>
  );
}
