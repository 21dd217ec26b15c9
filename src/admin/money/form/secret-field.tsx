import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { useAdminTexts } from '../../language.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

/** A value that the server stores encrypted and never returns. */
export function SecretField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, label, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const { statSource: text } = useAdminTexts();
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(attributes) => (
        <PasswordInput
          {...attributes}
          show={text.address.show}
          name={name}
          ref={field.ref}
          value={field.value ?? ''}
          autoComplete="off"
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.value)}
        />
      )}
    </Field>
  );
}
