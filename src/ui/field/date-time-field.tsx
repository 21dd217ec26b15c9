import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field, inputClass } from './field.tsx';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

/** Converts the input's `2026-12-31T23:59` to the API's `2026-12-31 23:59:00`. Empty becomes null. */
export const fromInput = (typed: string) =>
  typed === '' ? null : `${typed.replace('T', ' ')}:00`.slice(0, 19);
export const toInput = (value: unknown) =>
  typeof value === 'string' ? value.replace(' ', 'T').replace(/:00$/, '') : '';

type Native = {
  type: 'date' | 'datetime-local';
  min: string;
  max: string;
  shown: (value: unknown) => string;
  read: (typed: string) => string | null;
};

function NativeField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  shown,
  read,
  ...native
}: Props<Values, Output> & Native) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(attributes) => (
        <input
          {...attributes}
          {...native}
          name={name}
          ref={field.ref}
          value={shown(field.value)}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(read(target.value))}
          className={`figures max-w-64 ${inputClass}`}
        />
      )}
    </Field>
  );
}

const day: Native = {
  type: 'date',
  min: '1970-01-01',
  max: '9999-12-31',
  shown: (value) => (typeof value === 'string' ? value : ''),
  read: (typed) => typed || null,
};

const localTime: Native = {
  type: 'datetime-local',
  min: '1970-01-01T00:00',
  max: '9999-12-31T23:59',
  shown: toInput,
  read: fromInput,
};

/** Edits a date such as 2026-12-31. Empty is null. */
export const DateField = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
  <NativeField {...props} {...day} />
);

/** Edits a local time without a time zone. */
export const DateTimeField = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
  <NativeField {...props} {...localTime} />
);
