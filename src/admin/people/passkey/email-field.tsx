import { Field, inputClass } from '../../../ui/field/field.tsx';

type Props = { label: string; hint?: string; error: string | undefined; maxLength: number };

/** The address that an invitation is sent to. */
export const EmailField = ({ maxLength, ...field }: Props) => (
  <Field {...field}>
    {(attributes) => (
      <input
        {...attributes}
        type="email"
        name="email"
        maxLength={maxLength}
        autoComplete="off"
        className={inputClass}
      />
    )}
  </Field>
);
