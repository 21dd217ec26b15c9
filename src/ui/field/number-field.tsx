import { type ReactNode, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field, inputClass } from './field.tsx';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  notice?: ReactNode;
  min: number;
  max: number;
  step: number;
};

const numberOrNull = (text: string) =>
  text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** The value is null unless the text is a number. The entered text is kept, because `4.` may become `4.5`. */
export function NumberField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, label, hint, notice, min, max, step } = props;
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState(String(field.value ?? ''));
  const shown = numberOrNull(typed) === field.value ? typed : String(field.value ?? '');
  return (
    <Field label={label} hint={hint} notice={notice} error={fieldState.error?.message}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          name={name}
          ref={field.ref}
          value={shown}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(numberOrNull(target.value));
          }}
          className={`figures max-w-32 ${inputClass}`}
        />
      )}
    </Field>
  );
}
