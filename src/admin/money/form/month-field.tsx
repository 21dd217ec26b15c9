import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field, inputClass } from '../../../ui/field/field.tsx';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

/** Edits a month such as 2026-12. Empty is null. Browsers without a month picker show a text field. */
export function MonthField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, label, hint } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(attributes) => (
        <input
          {...attributes}
          type="month"
          placeholder="2026-12"
          min="2000-01"
          max="2099-12"
          name={name}
          ref={field.ref}
          value={field.value ?? ''}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.value || null)}
          className={`figures max-w-56 ${inputClass}`}
        />
      )}
    </Field>
  );
}
